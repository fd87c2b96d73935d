import { drawSeasonLand } from '@emberclutch/art/season-scenes/draw-season-land.ts';
import { drawSeasonScene } from '@emberclutch/art/season-scenes/draw-season-scene.ts';
import { knownSeason } from '@emberclutch/contract/season/season-name.ts';
import type { SeasonName } from '@emberclutch/contract/season/season-name.ts';
import type { Html } from '@emberclutch/server/html/html.ts';
import { html } from '@emberclutch/server/html/html.ts';

/** The season that a page is shown in, as the calendar names it. */
export interface PageSeason {
  spawnSeason: string;
  spawnAge?: number | null | undefined;
}

const inks = {
  ink: 'var(--rule)',
  rule: 'var(--line)',
  wash: 'var(--wash)',
  washToo: 'var(--wash-too)',
  page: 'var(--ground)',
  accent: 'var(--accent)',
};

const drawn = new Map<string, { sky: string; land: string }>();

/** Sky and land of a season in its age, behind and below a page. Each is drawn once. */
export function seasonScenery({ spawnSeason, spawnAge }: PageSeason): { sky: Html; land: Html } {
  const name = knownSeason(spawnSeason);
  const age = spawnAge ?? 0;
  const key = `${name} ${age}`;
  const scene = drawn.get(key) ?? draw(name, age);
  drawn.set(key, scene);
  return {
    sky: html`<div class="sky" aria-hidden="true">${{ html: scene.sky }}</div>`,
    land: html`<div class="land" aria-hidden="true">${{ html: scene.land }}</div>`,
  };
}

const draw = (name: SeasonName, age: number) => ({
  sky: drawSeasonScene[name](age, inks).sky,
  land: drawSeasonLand[name](age, inks),
});
