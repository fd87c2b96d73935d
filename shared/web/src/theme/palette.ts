import type { SeasonTint } from '@emberclutch/art/season-skins/season-skin.ts';
import { seasonTints } from '@emberclutch/art/season-skins/season-skins.ts';
import type { SeasonName } from '@emberclutch/contract/season/season-name.ts';

export const modes = ['light', 'dark'] as const;
export type Mode = (typeof modes)[number];

type Inks = Record<'ink' | 'inkSoft' | 'inkFaint' | 'gold' | 'danger' | 'success' | 'focus', string>;

export type Palette = SeasonTint & Inks;

const inks: Record<Mode, Inks> = {
  light: {
    ink: '#221a12',
    inkSoft: '#4f4436',
    inkFaint: '#665a48',
    gold: '#7a5500',
    danger: '#9c1f17',
    success: '#2f5d2a',
    focus: '#1d5fa8',
  },
  dark: {
    ink: '#efe8d8',
    inkSoft: '#c6c2b8',
    inkFaint: '#a2a3a6',
    gold: '#e9c46a',
    danger: '#ff9d8f',
    success: '#a4d191',
    focus: '#8fc2ff',
  },
};

/** All colours of a page, as `#rrggbb`. */
export const getPalette = (mode: Mode, season: SeasonName): Palette => ({
  ...seasonTints[season][mode],
  ...inks[mode],
});
