import { queryOptions } from '@tanstack/react-query';
import type { SceneInks, SeasonDrawings } from '@emberclutch/art/season-scenes/season-scene.ts';
import { SeasonDrawing } from '@emberclutch/contract/season/season-drawing.ts';
import type { SeasonName } from '@emberclutch/contract/season/season-name.ts';
import { computeShapeDigest } from '@emberclutch/contract/shape/shape-digest.ts';
import { color } from '../theme/tokens.ts';
import { waitForNextTask } from './wait-for-next-task.ts';
import { browserOnly } from './browser-only.ts';

/** One chunk per season, so that a page loads the current one only. */
const scenes: Record<SeasonName, () => Promise<SeasonDrawings>> = {
  GENESIS: () => import(/* webpackChunkName: "season-genesis" */ '@emberclutch/art/season-scenes/genesis.ts'),
  EARTH: () => import(/* webpackChunkName: "season-earth" */ '@emberclutch/art/season-scenes/earth.ts'),
  WATER: () => import(/* webpackChunkName: "season-water" */ '@emberclutch/art/season-scenes/water.ts'),
  AIR: () => import(/* webpackChunkName: "season-air" */ '@emberclutch/art/season-scenes/air.ts'),
  FIRE: () => import(/* webpackChunkName: "season-fire" */ '@emberclutch/art/season-scenes/fire.ts'),
  PRIMORDIAL: () =>
    import(/* webpackChunkName: "season-primordial" */ '@emberclutch/art/season-scenes/primordial.ts'),
};

const loadNightSky = async () =>
  (await import(/* webpackChunkName: "season-stars" */ '@emberclutch/art/season-scenes/draw-night-sky.ts'))
    .drawNightSky;

/** Colours of a season's scene, as CSS variables, so that they follow the mode of the page. */
const sceneInks: SceneInks = {
  ink: color.edge,
  rule: color.rule,
  wash: color.wash,
  secondWash: color.secondWash,
  page: color.page,
  accent: color.accent,
};

/** A drawing never becomes stale, because CSS variables adapt it to the mode. It is decorative, so only the browser draws it, once. */
const drawingOptions = { staleTime: Number.POSITIVE_INFINITY, retry: false, meta: browserOnly } as const;

/** The scenery of a season at an age, without the land. Host and remotes share one query cache, so that a page draws it once. */
export const seasonSceneQuery = (season: SeasonName, age: number) =>
  queryOptions({
    ...drawingOptions,
    queryKey: ['season-sky', season, age, computeShapeDigest(SeasonDrawing)],
    queryFn: async () => {
      const [{ drawScene }, drawNightSky] = await Promise.all([scenes[season](), loadNightSky()]);
      await waitForNextTask();
      const scene = drawScene(age, sceneInks);
      await waitForNextTask();
      return { key: `${season} ${age}`, ...scene, stars: drawNightSky(season, color.inkSoft) };
    },
  });

/** The land in the scenery of a season. Separate, because it is the largest drawing. */
export const seasonLandQuery = (season: SeasonName, age: number) =>
  queryOptions({
    ...drawingOptions,
    queryKey: ['season-land', season, age, computeShapeDigest(SeasonDrawing)],
    queryFn: async () => {
      const { drawLand } = await scenes[season]();
      await waitForNextTask();
      return { key: `${season} ${age}`, land: drawLand(age, sceneInks) };
    },
  });

/** The plants around a pedestal in a season at an age. Each pedestal of a row has its own plants, by its index. */
export const seasonFootQuery = (season: SeasonName, age: number, pedestalIndex: number) =>
  queryOptions({
    ...drawingOptions,
    queryKey: ['season-foot', season, age, pedestalIndex, computeShapeDigest(SeasonDrawing)],
    queryFn: async () => {
      const { drawFoot } = await scenes[season]();
      await waitForNextTask();
      return { key: `${season} ${age}`, drawing: drawFoot(age, sceneInks, pedestalIndex) };
    },
  });
