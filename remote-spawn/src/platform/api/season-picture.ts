import { queryOptions } from '@tanstack/react-query';
import type { SeasonName } from '@emberclutch/contract/season/season-name.ts';
import { browserOnly } from '@emberclutch/web/api/browser-only.ts';
import { sceneInks } from '@emberclutch/web/theme/scene-inks.ts';

/** The land of a season in its age. Its code decorates: it is fetched once the calendar stands. */
export const seasonPictureQuery = (season: SeasonName, age: number) =>
  queryOptions({
    queryKey: ['season-picture', season, age],
    queryFn: async () => {
      const { drawSeasonScene } = await import(
        /* webpackChunkName: "season-pictures" */ '@emberclutch/art/season-scenes/draw-season-scene.ts'
      );
      return drawSeasonScene[season](age, sceneInks);
    },
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
    meta: browserOnly,
  });
