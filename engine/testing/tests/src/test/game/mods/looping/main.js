import { add, rules, settings } from "gnaw";

const { forever } = settings();
const round = () => {
  while (forever) ;
  return [];
};

add(rules.turnEnds, { round });
