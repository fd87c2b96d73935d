import type { Tint } from '../palette.ts';
import type { SeasonGroundCover, SeasonSky, SeasonTints, SkyDirection } from './season-skin.ts';

// Opal dawn.

export const tints: SeasonTints = {
  light: {
    page: '#f7f0e4',
    raised: '#fdf9f0',
    sunk: '#eee4d3',
    wash: '#f6dccd',
    secondWash: '#d9e8e3',
    rule: '#d0bda6',
    edge: '#8a7763',
    accent: '#8a3850',
    accentInk: '#fff8f2',
    accentSoft: '#f5dfdb',
  },
  dark: {
    page: '#0f1523',
    raised: '#182031',
    sunk: '#0a0f1a',
    wash: '#3a2636',
    secondWash: '#173239',
    rule: '#353c50',
    edge: '#7b8498',
    accent: '#f2b3b6',
    accentInk: '#2b0f19',
    accentSoft: '#3a2733',
  },
};

export const key: Tint = { light: '#f8e2e6', mid: '#c9a3c4', deep: '#5f4f7d' };

export const sky: SeasonSky = {
  light: [255, 244, 238],
  motes: { color: 0xfff3dc, drift: [7, -9], size: 0.5, isGlowing: true },
};

// Blossom and first light.
export const groundCover: SeasonGroundCover = {
  wash: ['#ffe9d2', 0.1],
  patches: { colors: ['#f3c3c4', '#f7dcae', '#eeb3c6'], alpha: 0.34, from: 0.05, radius: 210 },
  rim: ['#fff6e2', 0.3, 90],
};

export const stars: SkyDirection = [13, 30];

export const announcement = 'First light over still water.';
