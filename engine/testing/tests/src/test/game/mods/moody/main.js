import { actions, add, meters, offer, rules, say, set, table } from "gnaw";

const moods = table("moods", {}, { word: "text" });
add(moods, { calm: { word: "Calm" }, drowsy: { word: "Drowsy" } });
add(meters, {
  mood: { start: "", holds: "id of moods", owner: "creature" },
  past: { start: [], holds: ["id of moods"], owner: "hero" },
  dream: { start: { mood: "", nights: 0 }, holds: { mood: "id of moods", nights: "number" }, owner: "hero" },
  dark: { start: 0, owner: "level" },
  combs: { start: 0, owner: "tile" },
});

const bed = (who) => [offer({ title: "A bed", options: { "moody:doze": { text: "Doze", effects: [set(who, "mood", "drowsy")] } } })];
add(actions, { nap: { time: 1, does: bed }, glare: { time: 1, aimed: true, range: 5 } });
add(rules.actionEnds, { night: { doing: "wait", answer: (_who, _action, _dice, world) => [say(world.level.dark > 0 ? "It is dark." : "It is light.")] } });
