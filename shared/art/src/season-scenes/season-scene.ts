/** Colours of a scene: `#rrggbb`, or a CSS variable where the scene follows the mode of its page. */
export interface SceneInks {
  /** Engraved lines. */
  ink: string;
  /** Fainter lines, and ground that is far away. */
  rule: string;
  wash: string;
  washToo: string;
  page: string;
  accent: string;
}

/** The world of one season in one age, without its land: SVG documents without ids, so that several fit into one page. */
export interface SeasonScene {
  /** 1600 by 400 units: what stands in the sky, and the land far away. */
  sky: string;
  /** The grain of the paper: a tile 160 units square, which is repeated. Its colours fit both modes, so that it can be an image. */
  grain: string;
  /** 24 units square: one thing that the air carries. */
  mote: string;
  /** How motes move: degrees that they fall in, 90 is down, and turns on the way. */
  weather: { angle: number; turns: number; count: number };
}

/** Draws a season; `age` is 0 for a season without one. Each age has marks of its number in the sky. */
export type DrawSeasonScene = (age: number, inks: SceneInks) => SeasonScene;

/**
 * Draws ground and vegetation of a season: an SVG document without ids, 1600 by 260 units, whose lower edge is the end of the page. Each age
 * has its own. By a call of its own, because it takes as long as all else, and many pages are left before their end.
 */
export type DrawSeasonLand = (age: number, inks: SceneInks) => string;

/**
 * Draws what a season grows around a pedestal: an SVG document without ids, 400 by 110 units, which lies over the foot of a
 * picture of an egg and ends where that ends. Pedestals in a row differ by their place in it.
 */
export type DrawSeasonFoot = (age: number, inks: SceneInks, place?: number) => string;

/** The drawings of one season; each is a file of its own here, so that pages load the running season alone. */
export interface SeasonDrawings {
  drawScene: DrawSeasonScene;
  drawLand: DrawSeasonLand;
  drawFoot: DrawSeasonFoot;
}
