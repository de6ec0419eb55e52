// The first steps: nine notes, nothing by chance, and a way out that ends it.
import { expect, given, test, world } from "gnaw/test";
import { lessons } from "./lessons.js";

const ids = Object.keys(lessons);

const onto = (id) => {
  given.level("#####\n#@n.#\n#####", { n: `note-${id}` });
  return world.hero.steps("east");
};

test("every note is read by whoever steps onto it", () => {
  ids.forEach((id) => {
    onto(id);
    expect(world.screen()).toContain(lessons[id].title);
    expect(world.screen()).toContain("Go on");
    expect(world.screen()).not.toContain("{key");
    world.hero.chooses("on");
  });
});

test("notes name the keys of commands", () => {
  onto("looking");
  expect(world.screen()).toContain("x looks around");
  world.hero.chooses("on");

  onto("exploring");
  expect(world.screen()).toContain("o explores");
});

test("a note is found by looking around, and read again where one stands on it", () => {
  onto("eating");
  world.hero.chooses("on");

  expect(world.screen("W")).toContain("Eating");
  expect(world.hero).toHave({ nourishment: 249 });
  world.hero.chooses("on").steps("west");
  expect(world.screen("x", "Tab")).toContain("note on the floor");
});

test("a note that was read neither stops nor harms whoever comes by again", () => {
  onto("resting");
  world.hero.chooses("on");
  given.hero({ hitPoints: 40 });
  world.hero.steps("west", "east");

  expect(world.hero).toHave({ hitPoints: 40 });
  expect(world.screen()).not.toContain("Go on");
  expect(world.screen("W")).toContain("You are hurt.");
  expect(world.hero).toHave({ hitPoints: 40 });
});

test("whoever has himself led reads every note until somebody comes", () => {
  given.game({ seed: 7 }).plays([]);
  ["moving", "looking", "taking", "eating", "throwing"].forEach((id) => {
    world.hero.explores();
    expect(world.screen()).toContain(lessons[id].title);
    world.hero.chooses("on");
  });
});

test("whoever reads of meals is hungry, and whoever reads of rest is hurt", () => {
  expect(onto("eating")).toHave({ nourishment: 249 });
  expect(onto("resting")).toHave({ hitPoints: 20 });
});

test("whoever is hurt worse already stays as he is", () => {
  given.level("#####\n#@n.#\n#####", { n: "note-resting" });
  given.hero({ hitPoints: 5 });

  expect(world.hero.steps("east")).toHave({ hitPoints: 5 });
});

test("the stairs lead out, and that is the end", () => {
  given.level("#####\n#@>.#\n#####");
  world.hero.steps("east").descends();

  expect(world.screen()).toContain("You have learned all that the notes can teach.");
  expect(world.screen()).toContain("0 points");
  expect(world.screen()).not.toContain("Feats");
});

test("nothing lives or lies there by chance, and one walks from note to note to the way out", () => {
  given.game({ seed: 7 }).plays([]);

  expect(world.creature("rat")).toHave({ mood: "asleep" });
  expect(world).toHold("world.creatures.length === 2 && world.floorItems.length === 2");
  expect(world).toHaveSaid("Walk onto a note, a golden ?, to read it. The arrow keys walk.");
  expect(world.screen()).not.toContain("Horn of Plenty");

  expect(world.screen("l", "l")).toContain("Walking");
});
