/** Settings of the club that were changed, as the log keeps them ("doors=members, front=watch puzzle"), in words. */

import { says, t } from "../../lib/words/words.svelte";

const SETTING = /(?:^|, )(doors|create|watch|strong_bots|name|motto|front)=/;
const LABELS: Record<string, string> = {
  doors: "club-doors-who",
  name: "club-name",
  motto: "club-motto",
  front: "club-front",
};

const word = (id: string, text: string): string => (says(id) ? t(id) : text);

function valueText(name: string, value: string): string {
  if (name === "doors") return word(`club-doors-${value}`, value);
  if (name === "front")
    return value
      .split(" ")
      .map((part) => word(`club-front-${part}`, part))
      .join(", ");
  return name in LABELS ? value : word(`club-who-${value}`, value);
}

/** A motto may hold anything, and comes after the rights: what follows it is one of the names. */
export function changed(reason: string): string {
  const [, ...found] = reason.split(SETTING);
  const said: string[] = [];
  for (let at = 0; at + 1 < found.length; at += 2) {
    const [name, value] = [found[at]!, found[at + 1]!];
    said.push(`${t(LABELS[name] ?? `club-right-${name}`)}: ${valueText(name, value) || "–"}`);
  }
  return said.join(" · ");
}
