import type { Traits } from './traits.ts';

/** Three shades of one colour. */
export type Tint = { light: string; mid: string; deep: string };

export const ink = '#2b1f1a';
export const paper = '#f7efdc';
/** Indigo, because grey shadows look dirty on watercolors. */
export const shadow = '#2a2340';

/** Attributes of an inked outline with round corners. */
export const createOutline = (width: number) =>
  ({ stroke: ink, 'stroke-width': width, 'stroke-linejoin': 'round' }) as const;

export const gold: Tint = { light: '#fff1b8', mid: '#d6a02c', deep: '#744708' };

/** The stone of pedestals and of the ground. */
export const stone: Tint = { light: '#efe7d8', mid: '#c3b7a4', deep: '#6f6558' };

const hues: Record<Traits['primary'], Tint> = {
  ember: { light: '#f4b090', mid: '#cf5230', deep: '#74210f' },
  teal: { light: '#aaddd4', mid: '#2f938d', deep: '#0d4650' },
  moss: { light: '#cbd79b', mid: '#748d3f', deep: '#34461c' },
  sky: { light: '#cfe7f0', mid: '#72acca', deep: '#295a80' },
  slate: { light: '#ccd4d8', mid: '#7c8b98', deep: '#343f4b' },
  copper: { light: '#e8bf9f', mid: '#b06c45', deep: '#572f1c' },
  carmine: { light: '#f2b0aa', mid: '#bd384b', deep: '#5f172a' },
  indigo: { light: '#b2bee3', mid: '#475ba3', deep: '#1b2658' },
  lilac: { light: '#e4d6ee', mid: '#a288c2', deep: '#4d3a74' },
  bone: { light: '#f8f0dc', mid: '#dccbaa', deep: '#7c6853' },
  plum: { light: '#dfb6d2', mid: '#8b4a84', deep: '#411d3c' },
  obsidian: { light: '#96919e', mid: '#454050', deep: '#191620' },
};

const houses: Record<Traits['house'], Tint> = {
  FIRE: { light: '#ffd9bb', mid: '#e0703f', deep: '#8d2a12' },
  WATER: { light: '#cdf0ea', mid: '#3f9f9b', deep: '#12525a' },
  EARTH: { light: '#e4e8c4', mid: '#8a9450', deep: '#4a4a20' },
  AIR: { light: '#e6e8fa', mid: '#9db0de', deep: '#4c5590' },
};

export type Palette = {
  ground: Tint;
  marks: Tint;
  /** Light around the specimen. */
  house: Tint;
  /** Colour of the wax. */
  magic: Tint;
  /** Light inside an incubating egg. */
  innerLight: string;
  golden: boolean;
};

/** The colours of an egg or dragon. They depend only on these traits. */
export function choosePalette(
  traits: Pick<Traits, 'house' | 'magic' | 'primary' | 'secondary' | 'golden'>,
): Palette {
  const house = houses[traits.house];
  const secondary =
    traits.secondary === traits.primary ? hues[contrasts[traits.house]] : hues[traits.secondary];
  const magic = houses[traits.magic];
  if (traits.golden) {
    const [marks, light] = [mixTints(secondary, gold, 0.35), mixTints(house, gold, 0.6)];
    return { ground: gold, marks, house: light, magic, innerLight: '#ffd35c', golden: true };
  }
  const ground = mixTints(hues[traits.primary], house, 0.14);
  return { ground, marks: secondary, house, magic, innerLight: innerLights[traits.magic], golden: false };
}

/** The light inside an egg, by magic. */
const innerLights = { FIRE: '#ff7f3c', WATER: '#58c9b4', EARTH: '#86bd58', AIR: '#b59ce6' } as const;

/** Replaces the colour of marks that would be invisible, because their background has the same colour. */
const contrasts = { FIRE: 'obsidian', WATER: 'bone', EARTH: 'slate', AIR: 'indigo' } as const;

/** Mixes two colours written as `#rrggbb`; `share` of the second, from 0 to 1. */
export function mixColors(first: string, second: string, share: number): string {
  const readChannel = (color: string, offset: number) => Number.parseInt(color.slice(offset, offset + 2), 16);
  return [1, 3, 5].reduce((text, offset) => {
    const value = Math.round(readChannel(first, offset) * (1 - share) + readChannel(second, offset) * share);
    return text + value.toString(16).padStart(2, '0');
  }, '#');
}

/** Mixes each shade of two tints; `share` of the second, from 0 to 1. */
export const mixTints = (first: Tint, second: Tint, share: number): Tint => ({
  light: mixColors(first.light, second.light, share),
  mid: mixColors(first.mid, second.mid, share),
  deep: mixColors(first.deep, second.deep, share),
});
