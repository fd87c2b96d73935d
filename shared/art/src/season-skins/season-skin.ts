/** Colours of a page that depend on the season: paper, washes, lines and accent. Never colours with a meaning. `#rrggbb`. */
export interface SeasonTint {
  page: string;
  raised: string;
  sunk: string;
  /** Two watercolors that meet at the top of a page. */
  wash: string;
  washToo: string;
  /** Decorative lines. */
  rule: string;
  /** Borders of controls: contrast 3 to 1 on `page`, `raised` and `sunk`. */
  edge: string;
  accent: string;
  accentInk: string;
  accentSoft: string;
}

/** Everything that a season changes in the look of pages, keys and the world. */
export interface SeasonSkin {
  tint: { light: SeasonTint; dark: SeasonTint };
  /** The metal and stone of its gateway keys; absent in a season without a spawn cycle. */
  key?: { light: string; mid: string; deep: string };
  /** Light at the edge of share pictures of its assets. */
  shareWash?: string;
  /** Red, green and blue, 0 to 255, that the world is multiplied with by day. */
  light: readonly [number, number, number];
  /** What drifts in the air of the world. */
  motes: {
    /** 0xrrggbb */
    color: number;
    /** Pixels per second, to the right and down. */
    drift: readonly [number, number];
    /** Scale, 1 is a mote of the texture's own size. */
    size: number;
    glows: boolean;
  };
}
