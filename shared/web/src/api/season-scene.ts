import { queryOptions } from '@tanstack/react-query';
import type {
  DrawSeasonFoot,
  DrawSeasonLand,
  DrawSeasonScene,
} from '@emberclutch/art/season-scenes/season-scene.ts';
import { SeasonDrawing } from '@emberclutch/contract/season/season-drawing.ts';
import type { SeasonName } from '@emberclutch/contract/season/season-name.ts';
import { shapeDigest } from '@emberclutch/contract/shape/shape-digest.ts';
import { sceneInks } from '../theme/scene-inks.ts';
import { color } from '../theme/tokens.ts';
import { nextTask } from './next-task.ts';
import { browserOnly } from './browser-only.ts';

interface SceneModule {
  drawScene: DrawSeasonScene;
  drawLand: DrawSeasonLand;
  drawFoot: DrawSeasonFoot;
}

/** One chunk per season, so that a page loads the running one alone. */
const scenes: Record<SeasonName, () => Promise<SceneModule>> = {
  GENESIS: async () => {
    const { drawGenesisScene, drawGenesisLand, drawGenesisFoot } = await import(
      /* webpackChunkName: "season-genesis" */ '@emberclutch/art/season-scenes/draw-genesis-scene.ts'
    );
    return { drawScene: drawGenesisScene, drawLand: drawGenesisLand, drawFoot: drawGenesisFoot };
  },
  EARTH: async () => {
    const { drawEarthScene, drawEarthLand, drawEarthFoot } = await import(
      /* webpackChunkName: "season-earth" */ '@emberclutch/art/season-scenes/draw-earth-scene.ts'
    );
    return { drawScene: drawEarthScene, drawLand: drawEarthLand, drawFoot: drawEarthFoot };
  },
  WATER: async () => {
    const { drawWaterScene, drawWaterLand, drawWaterFoot } = await import(
      /* webpackChunkName: "season-water" */ '@emberclutch/art/season-scenes/draw-water-scene.ts'
    );
    return { drawScene: drawWaterScene, drawLand: drawWaterLand, drawFoot: drawWaterFoot };
  },
  AIR: async () => {
    const { drawAirScene, drawAirLand, drawAirFoot } = await import(
      /* webpackChunkName: "season-air" */ '@emberclutch/art/season-scenes/draw-air-scene.ts'
    );
    return { drawScene: drawAirScene, drawLand: drawAirLand, drawFoot: drawAirFoot };
  },
  FIRE: async () => {
    const { drawFireScene, drawFireLand, drawFireFoot } = await import(
      /* webpackChunkName: "season-fire" */ '@emberclutch/art/season-scenes/draw-fire-scene.ts'
    );
    return { drawScene: drawFireScene, drawLand: drawFireLand, drawFoot: drawFireFoot };
  },
  PRIMORDIAL: async () => {
    const { drawPrimordialScene, drawPrimordialLand, drawPrimordialFoot } = await import(
      /* webpackChunkName: "season-primordial" */ '@emberclutch/art/season-scenes/draw-primordial-scene.ts'
    );
    return { drawScene: drawPrimordialScene, drawLand: drawPrimordialLand, drawFoot: drawPrimordialFoot };
  },
};

const loadNightSky = async () =>
  (await import(/* webpackChunkName: "season-stars" */ '@emberclutch/art/season-scenes/draw-night-sky.ts'))
    .drawNightSky;

/** A drawing never changes, and follows the mode of the page by CSS variables. It decorates. */
const drawnOnce = { staleTime: Number.POSITIVE_INFINITY, retry: false, meta: browserOnly } as const;

/**
 * The drawn world of a season and its age, without its land. Host and remotes have one cache of queries, so that a page draws it once.
 */
export const seasonSceneQuery = (season: SeasonName, age: number) =>
  queryOptions({
    ...drawnOnce,
    queryKey: ['season-sky', season, age, shapeDigest(SeasonDrawing)],
    queryFn: async () => {
      const [{ drawScene }, drawNightSky] = await Promise.all([scenes[season](), loadNightSky()]);
      await nextTask();
      const scene = drawScene(age, sceneInks);
      await nextTask();
      return { key: `${season} ${age}`, ...scene, stars: drawNightSky(season, color.inkSoft) };
    },
  });

/** The land of that world: the longest of its drawings. */
export const seasonLandQuery = (season: SeasonName, age: number) =>
  queryOptions({
    ...drawnOnce,
    queryKey: ['season-land', season, age, shapeDigest(SeasonDrawing)],
    queryFn: async () => {
      const { drawLand } = await scenes[season]();
      await nextTask();
      return { key: `${season} ${age}`, land: drawLand(age, sceneInks) };
    },
  });

/** What a season grows around a pedestal, in its age. Pedestals in a row differ by their place in it. */
export const seasonFootQuery = (season: SeasonName, age: number, place: number) =>
  queryOptions({
    ...drawnOnce,
    queryKey: ['season-foot', season, age, place, shapeDigest(SeasonDrawing)],
    queryFn: async () => {
      const { drawFoot } = await scenes[season]();
      await nextTask();
      return { key: `${season} ${age}`, drawing: drawFoot(age, sceneInks, place) };
    },
  });
