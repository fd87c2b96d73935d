import type { SeasonTint } from '@emberclutch/contract/site/page-protocol.ts';

export const modes = ['light', 'dark'] as const;
export type Mode = (typeof modes)[number];

/** Colours that depend on the season: paper, washes, lines and accent. Never colours with a meaning. */
interface Tint {
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

/** Colours that are the same in all seasons. */
interface Inks {
  ink: string;
  inkSoft: string;
  inkFaint: string;
  /** For golden assets only. */
  gold: string;
  goldSoft: string;
  danger: string;
  success: string;
  focus: string;
}

export type Palette = Tint & Inks;

const inks: Record<Mode, Inks> = {
  light: {
    ink: '#221a12',
    inkSoft: '#4f4436',
    inkFaint: '#665a48',
    gold: '#7a5500',
    goldSoft: '#f3dc9c',
    danger: '#9c1f17',
    success: '#2f5d2a',
    focus: '#1d5fa8',
  },
  dark: {
    ink: '#efe8d8',
    inkSoft: '#c6c2b8',
    inkFaint: '#a2a3a6',
    gold: '#e9c46a',
    goldSoft: '#43350f',
    danger: '#ff9d8f',
    success: '#a4d191',
    focus: '#8fc2ff',
  },
};

const tints: Record<Mode, Record<SeasonTint, Tint>> = {
  light: {
    genesis: {
      page: '#f7f0e4',
      raised: '#fdf9f0',
      sunk: '#eee4d3',
      wash: '#f6dccd',
      washToo: '#d9e8e3',
      rule: '#d0bda6',
      edge: '#8a7763',
      accent: '#8a3850',
      accentInk: '#fff8f2',
      accentSoft: '#f5dfdb',
    },
    earth: {
      page: '#f4f0e0',
      raised: '#fbf8ec',
      sunk: '#e8e3cc',
      wash: '#dde3bf',
      washToo: '#ecd5bb',
      rule: '#c5bd97',
      edge: '#7d7955',
      accent: '#45591f',
      accentInk: '#fbfaee',
      accentSoft: '#e2e7c8',
    },
    water: {
      page: '#eff3ea',
      raised: '#f9fbf4',
      sunk: '#dfe8df',
      wash: '#c9e4df',
      washToo: '#e4ecd6',
      rule: '#aec8c0',
      edge: '#66807b',
      accent: '#0f5b62',
      accentInk: '#f4fcfa',
      accentSoft: '#d3e9e4',
    },
    air: {
      page: '#f3f3ee',
      raised: '#fbfbf8',
      sunk: '#e4e7ea',
      wash: '#d4e4f3',
      washToo: '#e9e0ee',
      rule: '#b9c4d4',
      edge: '#717f92',
      accent: '#345585',
      accentInk: '#f7faff',
      accentSoft: '#dde7f3',
    },
    fire: {
      page: '#f8efe1',
      raised: '#fef8ee',
      sunk: '#f0e0cb',
      wash: '#fad2b2',
      washToo: '#f7e3b9',
      rule: '#d9b795',
      edge: '#927154',
      accent: '#a33313',
      accentInk: '#fff8f1',
      accentSoft: '#fae0cc',
    },
    primordial: {
      page: '#efebe0',
      raised: '#f8f5ec',
      sunk: '#e0dacb',
      wash: '#e0d9ca',
      washToo: '#e8e0cd',
      rule: '#bdb4a1',
      edge: '#7d7464',
      accent: '#37302a',
      accentInk: '#f6f1e4',
      accentSoft: '#e2dac8',
    },
  },
  dark: {
    genesis: {
      page: '#0f1523',
      raised: '#182031',
      sunk: '#0a0f1a',
      wash: '#3a2636',
      washToo: '#173239',
      rule: '#353c50',
      edge: '#7b8498',
      accent: '#f2b3b6',
      accentInk: '#2b0f19',
      accentSoft: '#3a2733',
    },
    earth: {
      page: '#0f1618',
      raised: '#192222',
      sunk: '#0a1011',
      wash: '#26331e',
      washToo: '#3a2a1d',
      rule: '#354139',
      edge: '#7c8a7c',
      accent: '#bdcf8e',
      accentInk: '#1a2208',
      accentSoft: '#28321f',
    },
    water: {
      page: '#081720',
      raised: '#10232d',
      sunk: '#051018',
      wash: '#0d3a40',
      washToo: '#1b3450',
      rule: '#24414b',
      edge: '#6d8f98',
      accent: '#86d8d2',
      accentInk: '#03211f',
      accentSoft: '#12383c',
    },
    air: {
      page: '#10182b',
      raised: '#1a2439',
      sunk: '#0b1120',
      wash: '#22365a',
      washToo: '#352c4a',
      rule: '#35415b',
      edge: '#7f8ca6',
      accent: '#afcbf0',
      accentInk: '#0b1d36',
      accentSoft: '#24344f',
    },
    fire: {
      page: '#15111a',
      raised: '#211a23',
      sunk: '#0e0b12',
      wash: '#4c2117',
      washToo: '#3d2d16',
      rule: '#483432',
      edge: '#957e79',
      accent: '#ffa277',
      accentInk: '#2e0d02',
      accentSoft: '#44231a',
    },
    primordial: {
      page: '#0e0d0d',
      raised: '#191716',
      sunk: '#080707',
      wash: '#292420',
      washToo: '#1c2023',
      rule: '#3a3531',
      edge: '#857d73',
      accent: '#dccfb4',
      accentInk: '#1d170e',
      accentSoft: '#2e2922',
    },
  },
};

/** Every colour of a page, as `#rrggbb`. */
export const paletteOf = (mode: Mode, season: SeasonTint): Palette => ({
  ...tints[mode][season],
  ...inks[mode],
});
