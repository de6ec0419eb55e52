"use strict";
// Draws what the page holds: `page.sides` has one simulation, or two that are compared.
const { sides, verdict, differences, content } = page;
const COLOURS = ["--one", "--other"];
const MOST_BARS = 12;
const HUES = 260;
/** In pixels: of a letter of a label, and of a bar with a label of two lines. */
const LETTER = 6.5;
const BAR = 34;

const number = (value) => value.toLocaleString("en", { maximumFractionDigits: Math.abs(value) < 100 ? 2 : 0 });
const percent = (share) => `${number(Math.round(share * 1000) / 10)} %`;
const titled = ({ title, unit }) => (unit ? `${title}, ${unit}` : title);
const colour = (name, alpha = "") => getComputedStyle(document.documentElement).getPropertyValue(name).trim() + alpha;

function element(tag, { text, ...properties } = {}, ...children) {
  const made = Object.assign(document.createElement(tag), properties);
  if (text !== undefined) made.textContent = text;
  made.append(...children);
  return made;
}

function table(headings, rows, sure = () => false) {
  const cells = (tag, words) => element("tr", {}, ...words.map((word) => element(tag, {}, word)));
  const lines = rows.map((row, index) => Object.assign(cells("td", row), { className: sure(index) ? "sure" : "" }));
  return element("div", { className: "scroll" }, element("table", {}, element("thead", {}, cells("th", headings)), element("tbody", {}, ...lines)));
}

const section = (title, wide, ...children) => element("section", { className: wide ? "wide" : "" }, element("h2", { text: title }), ...children);

// --- What is said in words ------------------------------------------------------------------------------------------

function head() {
  const [{ terms, findings, firstSeed, lastSeed }] = sides;
  const games = `${number(findings.games)} games by ${terms.bot}`;
  const names = sides.map(({ name }, index) => element("span", { text: name, className: COLOURS[index].slice(2) }));
  const title = sides.length === 1 ? element("h1", { text: games }) : element("h1", {}, "From ", names[0], " to ", names[1]);
  const scripts = sides.map(({ name, terms: { mods, settings } }) => element("p", { text: `${name ? `${name}: ` : ""}${[...mods, ...settings].join(", ")}` }));
  document.title = `Gnaw: ${title.textContent}`;
  document.getElementById("head").append(
    title,
    element("p", { text: `${sides.length > 1 ? `${games}, ` : ""}seeds ${firstSeed} to ${lastSeed}, broken off after turn ${number(terms.turns)}. Gnaw ${terms.version}.` }),
    ...scripts, ...verdict.map((line) => element("p", { text: line })),
  );
}

function ends() {
  const names = [...new Set(sides.flatMap(({ findings }) => Object.keys(findings.ends)))];
  const shares = (name) => sides.flatMap(({ findings: { ends: counted, games } }) => [number(counted[name] ?? 0), percent((counted[name] ?? 0) / games)]);
  return section("How games ended", false, table(["", ...sides.flatMap(({ name }) => [name || "games", ""])], names.map((name) => [name, ...shares(name)])));
}

const QUANTILES = [["least", "least"], ["10 %", "tenth"], ["half", "half"], ["90 %", "nineTenths"], ["greatest", "greatest"], ["mean", "mean"]];
const spreadCells = (spread) => QUANTILES.map(([, key]) => number(spread[key]));

function totals() {
  const rows = sides.flatMap(({ name, findings }) => {
    const wholes = findings.figures.filter((figure) => figure.spread).map(({ about, spread }) => [titled(about), spread]);
    const all = [["Turns", findings.turns], ["Depth", findings.depth], ["Points", findings.points], ...wholes];
    return all.map(([title, spread]) => [name ? `${title} (${name})` : title, ...spreadCells(spread)]);
  });
  return section("In a game", true, table(["", ...QUANTILES.map(([word]) => word)], rows));
}

function worst() {
  const rows = sides.flatMap(({ name, findings }) =>
    findings.worst.map((story) => [`${name ? `${name}: ` : ""}seed ${story.seed}`, number(story.points), number(story.depth), number(story.turns), story.end]));
  if (rows.length === 0) return section("The worst games", false, element("p", { text: "No game was lost.", className: "dim" }));
  return section("The worst games", false, table(["", "points", "depth", "turn", "end"], rows));
}

function changes() {
  const rows = differences.map(({ title, one, other, change, bounds, chance }) => [title, one, other, change, bounds, chance]);
  return section("What changed", true, table(["", ...sides.map(({ name }) => name), "difference", "95 % interval", "by chance"], rows, (index) => differences[index].isSure));
}

/** Each table with the names of what is missing of it. */
function reach() {
  const all = (key) => content.reduce((sum, one) => sum + one[key], 0);
  const names = (word, ids) => (ids.length === 0 ? [] : [element("div", { className: "dim" }, `${word}: ${ids.join(", ")}`)]);
  const many = new Set(content.map(({ mod }) => mod)).size > 1;
  const cells = ({ mod, table: name, rows, reached, never, together }) => [
    element("span", {}, many ? `${mod}: ${name}` : name, ...names("not reached", never), ...names("only all together", together)), number(rows), number(reached),
  ];
  const [whole, lacking] = [content.filter(({ rows, reached }) => rows === reached), content.filter(({ rows, reached }) => rows > reached)];
  return section(
    "Rows of the tables that the games reached", true,
    element("p", { text: `${number(all("reached"))} of ${number(all("rows"))} rows.` }),
    lacking.length === 0 ? "" : table(["table", "rows", "reached"], lacking.map(cells)),
    element("details", {}, element("summary", { text: "Tables that lack nothing" }), table(["table", "rows", "reached"], whole.map(cells))),
  );
}

// --- What is drawn ---------------------------------------------------------------------------------------------------

const drawings = [];

function drawn(about, title, isEmpty, makeChart, numbers, height = 0) {
  if (isEmpty) return section(title, false, element("p", { text: "Nothing was counted.", className: "dim" }));
  const canvas = element("canvas", { role: "img", ariaLabel: title });
  const plot = element("div", { className: "plot" }, canvas);
  plot.style.minHeight = `${height}px`;
  drawings.push({ canvas, makeChart });
  return section(title, false, plot, element("details", {}, element("summary", { text: "Numbers" }), numbers));
}

const line = (data, more) => ({ data, pointRadius: 0, borderWidth: 0, tension: 0, ...more });

/** Bands between quantiles, and the line of the half. */
function bands(spreads, index) {
  const name = COLOURS[index];
  const at = (key) => Object.entries(spreads).map(([place, spread]) => ({ x: Number(place), y: spread[key] }));
  const label = sides[index].name;
  const inner = sides.length === 1 ? [line(at("quarter")), line(at("threeQuarters"), { fill: "-1", backgroundColor: colour(name, "44") })] : [];
  return [
    line(at("tenth")), line(at("nineTenths"), { fill: "-1", backgroundColor: colour(name, "26") }), ...inner,
    line(at("half"), { borderWidth: 2, borderColor: colour(name), backgroundColor: colour(name), label: label || "half" }),
  ];
}

const axis = (title, more = {}) => ({ title: { display: true, text: title, color: colour("--dim") }, ticks: { color: colour("--dim"), maxRotation: 0 }, grid: { color: colour("--rule") }, ...more });

function chart(type, data, scales, legend, extra = {}) {
  return {
    type, data,
    options: {
      animation: false, maintainAspectRatio: false, scales, interaction: { mode: "nearest", axis: "x", intersect: false },
      plugins: { legend: { display: legend, labels: { color: colour("--ink"), boxWidth: 12, filter: (item) => item.text !== undefined } }, tooltip: { filter: (item) => item.dataset.label !== undefined } },
      ...extra,
    },
  };
}

const figuresLike = (id) => sides.map(({ findings }) => findings.figures.find(({ about }) => about.id === id));

function along(about, figures) {
  const isByTurn = about.plot === "CURVE";
  const make = () => chart(
    "line", { datasets: figures.flatMap((figure, index) => (figure ? bands(figure.spreads, index) : [])) },
    { x: axis(isByTurn ? "turn" : "depth", { type: "linear", ...(isByTurn ? {} : { ticks: { stepSize: 1, color: colour("--dim") } }) }), y: axis(about.unit, { beginAtZero: true }) },
    sides.length > 1,
  );
  const rows = figures.flatMap((figure, index) =>
    Object.entries(figure?.spreads ?? {}).map(([place, spread]) => [`${isByTurn ? "turn" : "depth"} ${place}${sides[index].name ? ` (${sides[index].name})` : ""}`, number(spread.games), ...spreadCells(spread)]));
  return drawn(about, titled(about), rows.length === 0, make, table(["", "games", ...QUANTILES.map(([word]) => word)], rows));
}

function surviving(about, figures) {
  const make = () => chart(
    "line",
    { datasets: figures.flatMap((figure, index) => (figure ? [line(Object.entries(figure.shares).map(([x, share]) => ({ x: Number(x), y: share * 100 })), { borderWidth: 2, borderColor: colour(COLOURS[index]), backgroundColor: colour(COLOURS[index]), label: sides[index].name || "games" })] : [])) },
    { x: axis(about.unit, { type: "linear" }), y: axis("% of games", { min: 0, max: 100 }) }, sides.length > 1,
  );
  const rows = figures.flatMap((figure, index) => Object.entries(figure?.shares ?? {}).map(([x, share]) => [`after ${x}${sides[index].name ? ` (${sides[index].name})` : ""}`, percent(share)]));
  return drawn(about, about.title, rows.length === 0, make, table(["", "games"], rows));
}

const sum = (depths) => Object.values(depths ?? {}).reduce((all, amount) => all + amount, 0);

/** A long text on several lines, none of which takes more than a part of the width. */
function wrapped(text, width) {
  const most = Math.max(10, Math.floor((width * 0.4) / LETTER));
  return text.split(" ").reduce((lines, word) => {
    const last = lines.at(-1);
    return last !== undefined && last.length + 1 + word.length <= most ? [...lines.slice(0, -1), `${last} ${word}`] : [...lines, word];
  }, []);
}

function named(about, figures) {
  const inAll = (name) => figures.reduce((all, figure) => all + sum(figure?.amounts[name]), 0);
  const names = [...new Set(figures.flatMap((figure) => Object.keys(figure?.amounts ?? {})))].sort((a, b) => inAll(b) - inAll(a));
  const shown = names.slice(0, MOST_BARS);
  const depths = [...new Set(figures.flatMap((figure) => Object.values(figure?.amounts ?? {}).flatMap(Object.keys)))].map(Number).sort((a, b) => a - b);
  const shade = (index) => `hsl(${210 - (HUES * index) / Math.max(1, depths.length)} 55% 52%)`;
  const byDepth = () => depths.map((depth, index) => ({ label: `depth ${depth}`, data: shown.map((name) => figures[0].amounts[name]?.[depth] ?? 0), backgroundColor: shade(index), stack: "all", maxBarThickness: 26 }));
  const bySide = () => figures.map((figure, index) => ({ label: sides[index].name, data: shown.map((name) => sum(figure?.amounts[name])), backgroundColor: colour(COLOURS[index]), maxBarThickness: 13 }));
  const make = () => chart(
    "bar", { labels: shown, datasets: sides.length === 1 ? byDepth() : bySide() },
    { x: axis(about.unit, { stacked: sides.length === 1 }), y: axis("", { stacked: sides.length === 1, ticks: { autoSkip: false, color: colour("--ink"), callback(index) { return wrapped(this.getLabelForValue(index), this.chart.width); } }, grid: { display: false } }) },
    true, { indexAxis: "y", interaction: { mode: "nearest", axis: "y", intersect: false } },
  );
  const perGame = (name) => figures.flatMap((figure, index) => [number(sum(figure?.amounts[name])), number(sum(figure?.amounts[name]) / sides[index].findings.games)]);
  return drawn(about, about.title, names.length === 0, make, table(["", ...sides.flatMap(({ name }) => [name || "in all", "a game"])], names.map((name) => [name, ...perGame(name)])), BAR * (shown.length + 2));
}

function figure(about) {
  const figures = figuresLike(about.id);
  switch (about.plot) {
    case "CURVE":
    case "BAND": return [along(about, figures)];
    case "SURVIVAL": return [surviving(about, figures)];
    case "BARS": return [named(about, figures)];
    default: return [];
  }
}

function draw() {
  for (const drawing of drawings) {
    drawing.chart?.destroy();
    drawing.chart = new Chart(drawing.canvas, drawing.makeChart());
  }
}

const known = new Map(sides.flatMap(({ findings }) => findings.figures.map(({ about }) => [about.id, about])));
head();
document.getElementById("main").append(...(differences.length > 0 ? [changes()] : []), ...[...known.values()].flatMap(figure), ends(), worst(), totals(), ...(content.length > 0 ? [reach()] : []));
draw();
matchMedia("(prefers-color-scheme: dark)").addEventListener("change", draw);
