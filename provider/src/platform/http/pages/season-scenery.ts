import { seasonScenes } from '@emberclutch/art/season-scenes/season-scenes.ts';
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

const drawn = new Map<string, ReturnType<typeof draw>>();

/** The grain of the paper and the sky of a season in its age behind a page, and its land below it. Each is drawn once. */
export function seasonScenery({ spawnSeason, spawnAge }: PageSeason): { backdrop: Html; land: Html } {
  const name = knownSeason(spawnSeason);
  const age = spawnAge ?? 0;
  const key = `${name} ${age}`;
  const scene = drawn.get(key) ?? draw(name, age);
  drawn.set(key, scene);
  return {
    // An element fills the page with the tile: a background image would be another style, with another digest, for each season.
    backdrop: html`<svg class="grain" aria-hidden="true">
        <pattern id="grain" width="160" height="160" patternUnits="userSpaceOnUse">
          ${{ html: scene.grain }}
        </pattern>
        <rect width="100%" height="100%" fill="url(#grain)" />
      </svg>
      <div class="sky" aria-hidden="true">${{ html: scene.sky }}</div>`,
    land: html`<div class="land" aria-hidden="true">${{ html: scene.land }}</div>`,
  };
}

const draw = (name: SeasonName, age: number) => {
  const { drawScene, drawLand } = seasonScenes[name];
  const { sky, grain } = drawScene(age, inks);
  return { sky, grain, land: drawLand(age, inks) };
};
