// A bot that only waits: whoever plays like this must starve.
import { act, add, bots } from "gnaw";

add(bots, {
  idler: { doc: "waits", act: () => act.wait(), choose: (_who, offer) => offer.options[0] },
});
