// Gnaw auf Deutsch: Wörter, Sätze und Namen des Grundspiels, und wie es aussieht.
import { amend, rules } from "gnaw";
import "./beugung.js";
import "./bildschirm.js";
import "./blicke.js";
import "./dinge.js";
import "./farben.js";
import "./handbuch.js";
import "./lektionen.js";
import "./saetze.js";
import "./wesen.js";
import "./bestiarium.js";
import "./woerter.js";
import { namen } from "./namen.js";

amend(rules.nameOf, { names: namen });
