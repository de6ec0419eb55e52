// Life and place on the status line.
export const life = (who) => {
  const share = who.hitPoints / who.maxHitPoints;
  const [tone, text] = share <= 0.25 ? ["bad", "Dying"] : share <= 0.5 ? ["warn", "Wounded"] : ["good", ""];
  return [{ bar: "Life", value: Math.max(0, who.hitPoints), max: who.maxHitPoints, tone, text }];
};

export const place = (_who, world) => [{ text: `Depth ${world.depth}`, tone: "dim" }];
