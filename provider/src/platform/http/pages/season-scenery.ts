import { drawAirScene } from '@emberclutch/art/season-scenes/draw-air-scene.ts';
import { drawEarthScene } from '@emberclutch/art/season-scenes/draw-earth-scene.ts';
import { drawFireScene } from '@emberclutch/art/season-scenes/draw-fire-scene.ts';
import { drawGenesisScene } from '@emberclutch/art/season-scenes/draw-genesis-scene.ts';
import { drawPrimordialScene } from '@emberclutch/art/season-scenes/draw-primordial-scene.ts';
import { drawWaterScene } from '@emberclutch/art/season-scenes/draw-water-scene.ts';
import type { DrawSeasonScene, SeasonScene } from '@emberclutch/art/season-scenes/season-scene.ts';
import { knownSeason } from '@emberclutch/contract/season/season-name.ts';
import type { SeasonName } from '@emberclutch/contract/season/season-name.ts';
import type { Html } from '@emberclutch/server/html/html.ts';
import { html } from '@emberclutch/server/html/html.ts';

/** The season that a page is shown in, as the calendar names it. */
export interface PageSeason {
  spawnSeason: string;
  spawnAge?: number | null | undefined;
}

const drawScene: Record<SeasonName, DrawSeasonScene> = {
  GENESIS: drawGenesisScene,
  EARTH: drawEarthScene,
  WATER: drawWaterScene,
  AIR: drawAirScene,
  FIRE: drawFireScene,
  PRIMORDIAL: drawPrimordialScene,
};

const inks = {
  ink: 'var(--rule)',
  rule: 'var(--line)',
  wash: 'var(--wash)',
  washToo: 'var(--wash-too)',
  page: 'var(--ground)',
  accent: 'var(--accent)',
};

const drawn = new Map<string, SeasonScene>();

/** Sky and land of a season in its age, behind and below a page. Each is drawn once. */
export function seasonScenery({ spawnSeason, spawnAge }: PageSeason): { sky: Html; land: Html } {
  const name = knownSeason(spawnSeason);
  const age = spawnAge ?? 0;
  const key = `${name} ${age}`;
  const scene = drawn.get(key) ?? drawScene[name](age, inks);
  drawn.set(key, scene);
  return {
    sky: html`<div class="sky" aria-hidden="true">${{ html: scene.sky }}</div>`,
    land: html`<div class="land" aria-hidden="true">${{ html: scene.land }}</div>`,
  };
}
