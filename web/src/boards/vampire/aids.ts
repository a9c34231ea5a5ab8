/** What the server tells about a hunt beside the view: the map as squares and links, and what each path brings. */

export interface Square {
  name: string;
  x: number;
  y: number;
  kind: string; // plain, green-x, red-x, pick, shovel, stake, shadow
}

export interface Drawn {
  name: string;
  ours: boolean; // it came with the game
  columns: number;
  rows: number;
  squares: Square[];
  links: [string, string][];
  bridges: [string, string][];
  walls: [string, string][];
}

export interface PathAid {
  path: string;
  end: string;
  squares: string[]; // entered, in order
  tools_gained: string[];
  battles: number;
  all_kept_odds: [number, number];
  stops_at_red_x: boolean;
  pips_lost: number;
}

export interface Aids {
  map?: Drawn;
  paths?: PathAid[];
  tool_sets?: Record<string, string[]>;
  to_red_x?: number[];
}

export const TOOLS = ["pick", "shovel", "stake"] as const;
