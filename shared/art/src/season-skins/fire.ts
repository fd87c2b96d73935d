import type { Tint } from '../palette.ts';
import type { SeasonGroundCover, SeasonSky, SeasonTints, SkyDirection } from './season-skin.ts';

// Ember and vermilion; sparks rise.

export const tints: SeasonTints = {
  light: {
    page: '#f8efe1',
    raised: '#fef8ee',
    sunk: '#f0e0cb',
    wash: '#fad2b2',
    secondWash: '#f7e3b9',
    rule: '#d9b795',
    edge: '#927154',
    accent: '#a33313',
    accentInk: '#fff8f1',
    accentSoft: '#fae0cc',
  },
  dark: {
    page: '#15111a',
    raised: '#211a23',
    sunk: '#0e0b12',
    wash: '#4c2117',
    secondWash: '#3d2d16',
    rule: '#483432',
    edge: '#957e79',
    accent: '#ffa277',
    accentInk: '#2e0d02',
    accentSoft: '#44231a',
  },
};

export const key: Tint = { light: '#ffd6b6', mid: '#e0703f', deep: '#8d2a12' };

export const sky: SeasonSky = {
  light: [255, 234, 212],
  motes: { color: 0xff8a3c, drift: [9, -30], size: 0.5, isGlowing: true },
};

// Scorched ground, ash and glowing cracks.
export const groundCover: SeasonGroundCover = {
  wash: ['#8a3f1f', 0.16],
  patches: { colors: ['#5c3a2c', '#7a4630', '#40302a'], alpha: 0.4, from: 0.02, radius: 200 },
  rim: ['#c9753f', 0.3, 110],
};

export const stars: SkyDirection = [5.8, 8];

export const announcement = 'Smoke on the mountain, sparks in the wind.';
