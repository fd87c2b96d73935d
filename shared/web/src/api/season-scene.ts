import { queryOptions } from '@tanstack/react-query';
import type { DrawSeasonFoot, DrawSeasonScene } from '@emberclutch/art/season-scenes/season-scene.ts';
import type { SeasonName } from '@emberclutch/contract/season/season-name.ts';
import { sceneInks } from '../theme/scene-inks.ts';
import { color } from '../theme/tokens.ts';
import { nextTask } from '../ui/browser/next-task.ts';
import { browserOnly } from './browser-only.ts';

interface SceneModule {
  drawScene: DrawSeasonScene;
  drawFoot: DrawSeasonFoot;
}

/** One chunk per season, so that a page loads the running one alone. */
const scenes: Record<SeasonName, () => Promise<SceneModule>> = {
  GENESIS: async () => {
    const { drawGenesisScene, drawGenesisFoot } = await import(
      /* webpackChunkName: "season-genesis" */ '@emberclutch/art/season-scenes/draw-genesis-scene.ts'
    );
    return { drawScene: drawGenesisScene, drawFoot: drawGenesisFoot };
  },
  EARTH: async () => {
    const { drawEarthScene, drawEarthFoot } = await import(
      /* webpackChunkName: "season-earth" */ '@emberclutch/art/season-scenes/draw-earth-scene.ts'
    );
    return { drawScene: drawEarthScene, drawFoot: drawEarthFoot };
  },
  WATER: async () => {
    const { drawWaterScene, drawWaterFoot } = await import(
      /* webpackChunkName: "season-water" */ '@emberclutch/art/season-scenes/draw-water-scene.ts'
    );
    return { drawScene: drawWaterScene, drawFoot: drawWaterFoot };
  },
  AIR: async () => {
    const { drawAirScene, drawAirFoot } = await import(
      /* webpackChunkName: "season-air" */ '@emberclutch/art/season-scenes/draw-air-scene.ts'
    );
    return { drawScene: drawAirScene, drawFoot: drawAirFoot };
  },
  FIRE: async () => {
    const { drawFireScene, drawFireFoot } = await import(
      /* webpackChunkName: "season-fire" */ '@emberclutch/art/season-scenes/draw-fire-scene.ts'
    );
    return { drawScene: drawFireScene, drawFoot: drawFireFoot };
  },
  PRIMORDIAL: async () => {
    const { drawPrimordialScene, drawPrimordialFoot } = await import(
      /* webpackChunkName: "season-primordial" */ '@emberclutch/art/season-scenes/draw-primordial-scene.ts'
    );
    return { drawScene: drawPrimordialScene, drawFoot: drawPrimordialFoot };
  },
};

const loadNightSky = async () =>
  (await import(/* webpackChunkName: "season-stars" */ '@emberclutch/art/season-scenes/draw-night-sky.ts'))
    .drawNightSky;

/** A drawing never changes, and follows the mode of the page by CSS variables. It decorates. */
const drawnOnce = { staleTime: Number.POSITIVE_INFINITY, retry: false, meta: browserOnly } as const;

/**
 * The drawn world of a season and its age. Host and remotes have one cache of queries, so that a page draws it once.
 */
export const seasonSceneQuery = (season: SeasonName, age: number) =>
  queryOptions({
    ...drawnOnce,
    queryKey: ['season-scene', season, age],
    queryFn: async () => {
      const [{ drawScene }, drawNightSky] = await Promise.all([scenes[season](), loadNightSky()]);
      await nextTask();
      const scene = drawScene(age, sceneInks);
      await nextTask();
      return { key: `${season} ${age}`, ...scene, stars: drawNightSky(season, color.inkSoft) };
    },
  });

/** What a season grows around a pedestal, in its age. Pedestals in a row differ by their place in it. */
export const seasonFootQuery = (season: SeasonName, age: number, place: number) =>
  queryOptions({
    ...drawnOnce,
    queryKey: ['season-foot', season, age, place],
    queryFn: async () => {
      const { drawFoot } = await scenes[season]();
      await nextTask();
      return { key: `${season} ${age}`, drawing: drawFoot(age, sceneInks, place) };
    },
  });
