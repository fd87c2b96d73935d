import type { Palette } from './palette.ts';

/** The only z-index scale. */
export const layers = {
  raised: 1,
  bar: 100,
  menu: 200,
  dialog: 300,
  celebration: 350,
  toast: 400,
  skipLink: 500,
} as const;

type ColorName = keyof Palette;

/** Colours are CSS variables, so that mode and season change without a render and before the first paint. */
const colorNames = [
  'page',
  'raised',
  'sunk',
  'wash',
  'washToo',
  'rule',
  'edge',
  'accent',
  'accentInk',
  'accentSoft',
  'ink',
  'inkSoft',
  'inkFaint',
  'gold',
  'goldSoft',
  'danger',
  'success',
  'focus',
] as const satisfies ColorName[];

export const variableOf = (name: ColorName) => `--guide-${name}`;

export const theme = {
  // Cast: `Object.fromEntries` loses the key type.
  color: Object.fromEntries(colorNames.map((name) => [name, `var(${variableOf(name)})`])) as Record<
    ColorName,
    string
  >,
  /** Gold of drawings, the same in both modes. Golden text uses `color.gold`. */
  metal: { light: '#fff6cf', gold: '#dca92f', deep: '#744708', ink: '#4a2c06' },
  space: { xxs: '4px', xs: '8px', s: '12px', m: '16px', l: '24px', xl: '40px', xxl: '64px' },
  /** Distances between the steps of `space`: a thin frame around a picture, the items of a menu, the mat of an illustration. */
  inset: { frame: '5px', menu: '6px', mat: '10px' },
  radius: { s: '2px', m: '4px', round: '999px' },
  font: {
    display: "'Fraunces', 'Fraunces Fallback', 'Iowan Old Style', Georgia, serif",
    text: "'Inter', 'Inter Fallback', system-ui, sans-serif",
    code: "ui-monospace, 'SFMono-Regular', Menlo, Consolas, monospace",
  },
  weight: { medium: 500, semibold: 560, bold: 600, heavy: 650 },
  /** Fluid between 360 and 1280 px of width. */
  size: {
    xxxs: '0.625rem',
    xxs: '0.6875rem',
    xs: '0.8125rem',
    s: '0.9375rem',
    m: '1.0625rem',
    l: 'clamp(1.2rem, 1.13rem + 0.3vw, 1.4rem)',
    xl: 'clamp(1.5rem, 1.35rem + 0.65vw, 1.95rem)',
    /** A part of the width at most, so that a word fits in a window that is narrow for the size of its text. */
    xxl: 'min(clamp(2rem, 1.6rem + 1.75vw, 3.1rem), 15vw)',
    /** Title of an article, and of a page with an illustration at its full width. */
    article: 'clamp(2.25rem, 1.4rem + 3.4vw, 4rem)',
    display: 'min(clamp(2.5rem, 1.3rem + 4.4vw, 4.9rem), 17vw)',
    hero: 'min(clamp(2.7rem, 1.45rem + 5.5vw, 6rem), 17vw)',
    /** The first paragraph of a page. */
    lead: 'clamp(1.0625rem, 1rem + 0.3vw, 1.2rem)',
    /** A genome in digits. */
    code: 'clamp(0.9375rem, 0.8rem + 0.5vw, 1.1875rem)',
    brand: '1.375rem',
    brandOnPhone: '1.1875rem',
  },
  shadow: {
    /** Light falls from the upper left. */
    panel: '2px 3px 0 -1px var(--guide-rule), 6px 10px 24px -16px rgb(0 0 0 / 0.35)',
  },
  motion: { quick: '150ms ease-out', calm: '250ms ease-out' },
  /**
   * Use as `@media ${theme.media.wide} { ... }`. A rem is the size of text that the visitor has set, 16 px by default: at twice
   * that size, a window is laid out like one of half its width.
   */
  media: {
    phone: '(max-width: 37.4375rem)',
    smallPhone: '(max-width: 21.5rem)',
    /** A window at 400 % zoom, or a phone with text of twice the size: what sticks to its edges would leave too little of the page. */
    short: '(max-height: 320px), (max-width: 15rem)',
    wide: '(min-width: 56.25rem)',
    veryWide: '(min-width: 75rem)',
  },
} as const;

export type Theme = typeof theme;
