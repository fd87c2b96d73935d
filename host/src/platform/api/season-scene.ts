import { queryOptions } from '@tanstack/react-query';
import { drawNightSky } from '@emberclutch/art/season-scenes/draw-night-sky.ts';
import type { DrawSeasonScene } from '@emberclutch/art/season-scenes/season-scene.ts';
import type { SeasonName } from '@emberclutch/contract/season/season-name.ts';
import { sceneInks } from '@emberclutch/web/theme/scene-inks.ts';
import { color } from '@emberclutch/web/theme/tokens.ts';
import { nextTask } from '@emberclutch/web/ui/browser/next-task.ts';

/** One chunk per season, so that a page loads the running one alone. */
const scenes: Record<SeasonName, () => Promise<DrawSeasonScene>> = {
  GENESIS: async () =>
    (
      await import(
        /* webpackChunkName: "season-genesis" */ '@emberclutch/art/season-scenes/draw-genesis-scene.ts'
      )
    ).drawGenesisScene,
  EARTH: async () =>
    (
      await import(
        /* webpackChunkName: "season-earth" */ '@emberclutch/art/season-scenes/draw-earth-scene.ts'
      )
    ).drawEarthScene,
  WATER: async () =>
    (
      await import(
        /* webpackChunkName: "season-water" */ '@emberclutch/art/season-scenes/draw-water-scene.ts'
      )
    ).drawWaterScene,
  AIR: async () =>
    (await import(/* webpackChunkName: "season-air" */ '@emberclutch/art/season-scenes/draw-air-scene.ts'))
      .drawAirScene,
  FIRE: async () =>
    (await import(/* webpackChunkName: "season-fire" */ '@emberclutch/art/season-scenes/draw-fire-scene.ts'))
      .drawFireScene,
  PRIMORDIAL: async () =>
    (
      await import(
        /* webpackChunkName: "season-primordial" */ '@emberclutch/art/season-scenes/draw-primordial-scene.ts'
      )
    ).drawPrimordialScene,
};

/** The drawn world of a season and its age. It never changes, and follows the mode of the page by CSS variables. */
export const seasonSceneQuery = (season: SeasonName, age: number) =>
  queryOptions({
    queryKey: ['season-scene', season, age],
    queryFn: async () => {
      const drawScene = await scenes[season]();
      await nextTask();
      const scene = drawScene(age, sceneInks);
      await nextTask();
      return { key: `${season} ${age}`, ...scene, stars: drawNightSky(season, color.inkSoft) };
    },
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  });
