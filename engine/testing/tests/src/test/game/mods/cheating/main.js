import { given } from "gnaw/test";
