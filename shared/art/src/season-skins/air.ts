import type { Tint } from '../palette.ts';
import type { SeasonGroundCover, SeasonSky, SeasonTints, SkyDirection } from './season-skin.ts';

// Pale sky and lilac; feathers drift.

export const tints: SeasonTints = {
  light: {
    page: '#f3f3ee',
    raised: '#fbfbf8',
    sunk: '#e4e7ea',
    wash: '#d4e4f3',
    secondWash: '#e9e0ee',
    rule: '#b9c4d4',
    edge: '#717f92',
    accent: '#345585',
    accentInk: '#f7faff',
    accentSoft: '#dde7f3',
  },
  dark: {
    page: '#10182b',
    raised: '#1a2439',
    sunk: '#0b1120',
    wash: '#22365a',
    secondWash: '#352c4a',
    rule: '#35415b',
    edge: '#7f8ca6',
    accent: '#afcbf0',
    accentInk: '#0b1d36',
    accentSoft: '#24344f',
  },
};

export const key: Tint = { light: '#e2e6fa', mid: '#9db0de', deep: '#4c5590' };

export const sky: SeasonSky = {
  light: [246, 244, 255],
  motes: { color: 0xffffff, drift: [44, 8], size: 0.6, isGlowing: false },
};

// Frost and drifts of snow.
export const groundCover: SeasonGroundCover = {
  wash: ['#f4f8ff', 0.26],
  patches: { colors: ['#ffffff', '#f2f6ff', '#e3ebfb'], alpha: 0.52, from: -0.02, radius: 220 },
  rim: ['#ffffff', 0.6, 70],
};

export const stars: SkyDirection = [0.6, 42];

export const announcement = 'Peaks above a sea of clouds.';
