import type { SeasonGroundCover, SeasonSky, SeasonTints, SkyDirection } from './season-skin.ts';

// Obsidian and bone. The season spawns no eggs, so it has no key.

export const tints: SeasonTints = {
  light: {
    page: '#efebe0',
    raised: '#f8f5ec',
    sunk: '#e0dacb',
    wash: '#e0d9ca',
    secondWash: '#e8e0cd',
    rule: '#bdb4a1',
    edge: '#7d7464',
    accent: '#37302a',
    accentInk: '#f6f1e4',
    accentSoft: '#e2dac8',
  },
  dark: {
    page: '#0e0d0d',
    raised: '#191716',
    sunk: '#080707',
    wash: '#292420',
    secondWash: '#1c2023',
    rule: '#3a3531',
    edge: '#857d73',
    accent: '#dccfb4',
    accentInk: '#1d170e',
    accentSoft: '#2e2922',
  },
};

export const sky: SeasonSky = {
  light: [238, 232, 236],
  motes: { color: 0x3b3440, drift: [-6, 13], size: 0.5, isGlowing: false },
};

// Obsidian, and bone at the coasts.
export const groundCover: SeasonGroundCover = {
  wash: ['#3d3a44', 0.24],
  patches: { colors: ['#2b2a31', '#48454f', '#d3cab4'], alpha: 0.46, from: 0, radius: 220 },
  rim: ['#e0d8c4', 0.4, 110],
};

export const stars: SkyDirection = [17.4, -6];

export const announcement = 'An eclipse over obsidian and bone.';
