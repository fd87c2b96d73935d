import type { Tint } from '../palette.ts';
import type { SeasonGroundCover, SeasonSky, SeasonTints, SkyDirection } from './season-skin.ts';

// Teal and foam; it rains.

export const tints: SeasonTints = {
  light: {
    page: '#eff3ea',
    raised: '#f9fbf4',
    sunk: '#dfe8df',
    wash: '#c9e4df',
    secondWash: '#e4ecd6',
    rule: '#aec8c0',
    edge: '#66807b',
    accent: '#0f5b62',
    accentInk: '#f4fcfa',
    accentSoft: '#d3e9e4',
  },
  dark: {
    page: '#081720',
    raised: '#10232d',
    sunk: '#051018',
    wash: '#0d3a40',
    secondWash: '#1b3450',
    rule: '#24414b',
    edge: '#6d8f98',
    accent: '#86d8d2',
    accentInk: '#03211f',
    accentSoft: '#12383c',
  },
};

export const key: Tint = { light: '#c6eee7', mid: '#3f9f9b', deep: '#12525a' };

export const sky: SeasonSky = {
  light: [232, 248, 250],
  motes: { color: 0xe8f6fb, drift: [-12, 52], size: 0.46, isGlowing: false },
};

// It has rained for weeks: floods that glitter, and wet shores.
export const groundCover: SeasonGroundCover = {
  wash: ['#3f8f96', 0.12],
  patches: { colors: ['#7fc4cb', '#5aa8b4', '#93d0d2'], alpha: 0.56, from: 0.16, radius: 190 },
  rim: ['#4fa3ae', 0.4, 150],
};

export const stars: SkyDirection = [22.6, 10];

export const announcement = 'Rain on the stacks, and a rising tide.';
