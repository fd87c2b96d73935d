/** Colours of a scene: `#rrggbb`, or a CSS variable if the scene follows the mode of its page. */
export interface SceneInks {
  /** Engraved lines. */
  ink: string;
  /** Fainter lines, and distant ground. */
  rule: string;
  wash: string;
  secondWash: string;
  page: string;
  accent: string;
}

/** The scene of one season in one age, without its land: SVG documents without ids, so that several fit into one page. */
export interface SeasonScene {
  /** 1600 by 400 units: the objects in the sky, and the distant land. */
  sky: string;
  /** The grain of the paper: a repeating tile, 160 units square. Its colours suit both modes, so that it can be an image. */
  grain: string;
}

/** Draws a season. `age` is 0 for a season without ages. The sky of each age has as many marks as its number. */
export type DrawSeasonScene = (age: number, inks: SceneInks) => SeasonScene;

/** Draws ground and vegetation at the end of a page, 1600 by 260 units; separate from the scene, because it takes as long as everything else. */
export type DrawSeasonLand = (age: number, inks: SceneInks) => string;

/** Draws the vegetation around a pedestal, 400 by 110 units, over the foot of an egg. Pedestals in a row differ by their `index`. */
export type DrawSeasonFoot = (age: number, inks: SceneInks, index?: number) => string;

/** The drawings of one season. Each season has its own file, so that pages load only the current one. */
export interface SeasonDrawings {
  drawScene: DrawSeasonScene;
  drawLand: DrawSeasonLand;
  drawFoot: DrawSeasonFoot;
}
