/** Colours of a page that depend on the season: paper, washes, lines and accent. Colours with a meaning do not depend on it. `#rrggbb`. */
export interface SeasonTint {
  page: string;
  raised: string;
  sunk: string;
  /** Two watercolors that meet at the top of a page. */
  wash: string;
  secondWash: string;
  /** Decorative lines. */
  rule: string;
  /** Borders of controls: contrast 3 to 1 on `page`, `raised` and `sunk`. */
  edge: string;
  accent: string;
  accentInk: string;
  accentSoft: string;
}

export type SeasonTints = Record<'light' | 'dark', SeasonTint>;

/** A season's effect on the light over the world, and the particles in its air. */
export interface SeasonSky {
  /** Red, green and blue, 0 to 255. By day, the colours of the world are multiplied by them. */
  light: readonly [number, number, number];
  motes: {
    /** 0xrrggbb */
    color: number;
    /** Pixels per second, to the right and down. */
    drift: readonly [number, number];
    /** Scale; 1 is the size of the texture. */
    size: number;
    isGlowing: boolean;
  };
}

/** The ground cover of a season on all lands. Colours are `#rrggbb`. */
export interface SeasonGroundCover {
  /** Lies over all land. */
  wash: readonly [color: string, alpha: number];
  /** Soft patches, where the noise of the ground is above `from`. */
  patches: { colors: readonly string[]; alpha: number; from: number; radius: number };
  /** Lies along the coast. */
  rim: readonly [color: string, alpha: number, width: number];
}

/** The middle of the night sky of a season: right ascension in hours, declination in degrees. */
export type SkyDirection = readonly [hours: number, degrees: number];
