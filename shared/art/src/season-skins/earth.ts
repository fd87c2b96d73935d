import type { Tint } from '../palette.ts';
import type { SeasonGroundCover, SeasonSky, SeasonTints, SkyDirection } from './season-skin.ts';

// Moss and copper; leaves fall.

export const tints: SeasonTints = {
  light: {
    page: '#f4f0e0',
    raised: '#fbf8ec',
    sunk: '#e8e3cc',
    wash: '#dde3bf',
    secondWash: '#ecd5bb',
    rule: '#c5bd97',
    edge: '#7d7955',
    accent: '#45591f',
    accentInk: '#fbfaee',
    accentSoft: '#e2e7c8',
  },
  dark: {
    page: '#0f1618',
    raised: '#192222',
    sunk: '#0a1011',
    wash: '#26331e',
    secondWash: '#3a2a1d',
    rule: '#354139',
    edge: '#7c8a7c',
    accent: '#bdcf8e',
    accentInk: '#1a2208',
    accentSoft: '#28321f',
  },
};

export const key: Tint = { light: '#e2e6bf', mid: '#8a9450', deep: '#4a4a20' };

export const sky: SeasonSky = {
  light: [248, 250, 226],
  motes: { color: 0xa9742f, drift: [26, 17], size: 0.62, isGlowing: false },
};

// Meadows in flower.
export const groundCover: SeasonGroundCover = {
  wash: ['#8fae4a', 0.1],
  patches: { colors: ['#7fa83f', '#9dbb4e', '#6d9440'], alpha: 0.34, from: -0.05, radius: 230 },
  rim: ['#d9dd9a', 0.22, 80],
};

export const stars: SkyDirection = [11, 30];

export const announcement = 'Moss, copper and falling leaves.';
