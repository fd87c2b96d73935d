import type { Element } from '@emberclutch/contract/asset/asset-values.ts';

/** Colours of the map. They belong to a picture, like the colours of dragons, and are not part of the theme. */
export interface MapPalette {
  sea: string;
  seaDeep: string;
  paper: string;
  ink: string;
  /** Strength of engraved lines, from 0 to 1. */
  line: number;
  /** Width of engraved lines, relative to their width on the map of the whole world. It is smaller in close views. */
  pen: number;
  snow: string;
  foam: string;
  /** Light from the upper left, and shade on the opposite side. */
  glow: string;
  shade: string;
  regions: Record<Element | 'GENESIS', { ground: string; wash: string; deep: string; growth: string }>;
}

/** The colours by day. The scene and the theme tint the pictures for the time of day. */
export const mapPalette: MapPalette = {
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
  regions: {
    AIR: { ground: '#eeeadf', wash: '#b9b6d6', deep: '#8f92b8', growth: '#c9cfd6' },
    EARTH: { ground: '#e9e6c4', wash: '#a8b573', deep: '#6d7f43', growth: '#7f9350' },
    FIRE: { ground: '#f0dcc2', wash: '#d99a6c', deep: '#a4553a', growth: '#8d6a50' },
    WATER: { ground: '#e4ead4', wash: '#8fc0ad', deep: '#4f8f86', growth: '#79a886' },
    GENESIS: { ground: '#f4ead6', wash: '#e5c3bf', deep: '#b98f9a', growth: '#c9a7a0' },
  },
};
