import type { Element } from '@emberclutch/contract/asset/asset-words.ts';

/** Colours of the map. They belong to a picture, like the colours of dragons, and are not part of the theme. */
export interface MapPalette {
  sea: string;
  seaDeep: string;
  paper: string;
  ink: string;
  /** Strength of engraved lines, 0 to 1. */
  line: number;
  /** Width of engraved lines, relative to their width in the painting of the whole map. Less in closer views. */
  pen: number;
  snow: string;
  foam: string;
  /** Light from the upper left, and shade opposite to it. */
  glow: string;
  shade: string;
  land: Record<Element | 'GENESIS', { ground: string; wash: string; deep: string; growth: string }>;
}

export const mapPalettes: Record<'light' | 'dark', MapPalette> = {
  light: {
    sea: '#cfe0d6',
    seaDeep: '#8fb5b3',
    paper: '#f6efdc',
    ink: '#33281c',
    line: 0.62,
    pen: 1,
    snow: '#fffdf6',
    foam: '#f7f7ec',
    glow: '#fff3d2',
    shade: '#4f6f78',
    land: {
      AIR: { ground: '#eeeadf', wash: '#b9b6d6', deep: '#8f92b8', growth: '#c9cfd6' },
      EARTH: { ground: '#e9e6c4', wash: '#a8b573', deep: '#6d7f43', growth: '#7f9350' },
      FIRE: { ground: '#f0dcc2', wash: '#d99a6c', deep: '#a4553a', growth: '#8d6a50' },
      WATER: { ground: '#e4ead4', wash: '#8fc0ad', deep: '#4f8f86', growth: '#79a886' },
      GENESIS: { ground: '#f4ead6', wash: '#e5c3bf', deep: '#b98f9a', growth: '#c9a7a0' },
    },
  },
  dark: {
    sea: '#0f1d2b',
    seaDeep: '#0a131f',
    paper: '#1c2a38',
    ink: '#d9d2bd',
    line: 0.5,
    pen: 1,
    snow: '#c9d4e2',
    foam: '#5d7f94',
    glow: '#3c5a7c',
    shade: '#050a14',
    land: {
      AIR: { ground: '#2a3448', wash: '#4c5580', deep: '#232b45', growth: '#56627c' },
      EARTH: { ground: '#26332c', wash: '#41573a', deep: '#1d2a22', growth: '#4f6a44' },
      FIRE: { ground: '#382a2b', wash: '#704136', deep: '#2b1c20', growth: '#6a4a42' },
      WATER: { ground: '#20373d', wash: '#2f6465', deep: '#17292f', growth: '#437a70' },
      GENESIS: { ground: '#332e42', wash: '#6b5368', deep: '#282338', growth: '#7a6478' },
    },
  },
};
