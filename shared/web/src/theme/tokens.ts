import type { Palette } from './palette.ts';

/** The only z-index scale. */
export const layers = {
  /** Behind the content of a page. */
  backdrop: -1,
  raised: 1,
  bar: 100,
  menu: 200,
  celebration: 350,
  toast: 400,
  skipLink: 500,
} as const;

/** The custom property that holds a colour. */
export const toVariable = (name: keyof Palette) => `--guide-${name}`;

/** Colours are CSS variables, so that mode and season change without a render and before the first paint. */
export const color = {
  page: 'var(--guide-page)',
  raised: 'var(--guide-raised)',
  sunk: 'var(--guide-sunk)',
  wash: 'var(--guide-wash)',
  secondWash: 'var(--guide-secondWash)',
  rule: 'var(--guide-rule)',
  edge: 'var(--guide-edge)',
  accent: 'var(--guide-accent)',
  accentInk: 'var(--guide-accentInk)',
  accentSoft: 'var(--guide-accentSoft)',
  ink: 'var(--guide-ink)',
  inkSoft: 'var(--guide-inkSoft)',
  inkFaint: 'var(--guide-inkFaint)',
  gold: 'var(--guide-gold)',
  danger: 'var(--guide-danger)',
  success: 'var(--guide-success)',
  focus: 'var(--guide-focus)',
} as const satisfies Record<keyof Palette, string>;

/** Gold of drawings, the same in both modes. Golden text uses `color.gold`. */
export const metal = { light: '#fff6cf', gold: '#dca92f', deep: '#744708', ink: '#4a2c06' } as const;

export const space = {
  xxs: '4px',
  xs: '8px',
  s: '12px',
  m: '16px',
  l: '24px',
  xl: '40px',
  xxl: '64px',
} as const;

/** Distances that lie between two steps of `space`: a thin frame around a picture, the items of a menu, the mat of an illustration. */
export const inset = { frame: '5px', menu: '6px', mat: '10px' } as const;

export const radius = { s: '2px', m: '4px', round: '999px' } as const;

export const font = {
  display: "'Fraunces', 'Fraunces Fallback', 'Iowan Old Style', Georgia, serif",
  text: "'Inter', 'Inter Fallback', system-ui, sans-serif",
  code: "ui-monospace, 'SFMono-Regular', Menlo, Consolas, monospace",
} as const;

export const weight = { medium: 500, semibold: 560, bold: 600, heavy: 650 } as const;

/** Scales with the width between 360 and 1280 px. */
export const size = {
  xxxs: '0.625rem',
  xxs: '0.6875rem',
  xs: '0.8125rem',
  s: '0.9375rem',
  m: '1.0625rem',
  l: 'clamp(1.2rem, 1.13rem + 0.3vw, 1.4rem)',
  xl: 'clamp(1.5rem, 1.35rem + 0.65vw, 1.95rem)',
  /** Limited to a share of the width, so that a word fits into a narrow window with large text. */
  xxl: 'min(clamp(1.8rem, 1.5rem + 1.4vw, 2.75rem), 15vw)',
  /** Title of an article, and of a page with a full-width illustration. */
  article: 'clamp(2.25rem, 1.4rem + 3.4vw, 4rem)',
  display: 'min(clamp(2.5rem, 1.3rem + 4.4vw, 4.9rem), 17vw)',
  lead: 'clamp(1.0625rem, 1rem + 0.3vw, 1.2rem)',
  code: 'clamp(0.9375rem, 0.8rem + 0.5vw, 1.1875rem)',
  brand: '1.375rem',
} as const;

export const shadow = {
  /** As if lit from the upper left. */
  panel: '2px 3px 0 -1px var(--guide-rule), 6px 10px 24px -16px rgb(0 0 0 / 0.35)',
} as const;

export const motion = { quick: '150ms ease-out', calm: '250ms ease-out' } as const;

/** Use as `@media ${media.wide} { ... }`. With text of twice the default size, a window gets the layout of one half as wide. */
export const media = {
  phone: '(max-width: 37.4375rem)',
  smallPhone: '(max-width: 21.5rem)',
  /** A window at 400 % zoom, or a phone with text of twice the size: sticky elements would leave too little of the page. */
  short: '(max-height: 320px), (max-width: 15rem)',
  wide: '(min-width: 56.25rem)',
  veryWide: '(min-width: 75rem)',
} as const;
