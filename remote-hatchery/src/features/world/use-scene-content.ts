import { useEffect } from 'react';
import { useQuery } from '@tanstack/react-query';
import { toKnownSeason } from '@emberclutch/contract/season/season-name.ts';
import { seasonQueries } from '@emberclutch/web/api/seasons.ts';
import { storedSeason } from '@emberclutch/web/state';
import type { WorldScene } from '@emberclutch/world/scene/world-scene.ts';
import type { WorldDragon } from '../../platform/api/world-dragon.ts';

/** The dragons of the world, for the map. */
export interface MapDragons {
  all: readonly WorldDragon[];
  /** The dragons that pass the filters. */
  shown: readonly WorldDragon[];
  own: ReadonlySet<number> | null;
  /** Ids of dragons that have just hatched. */
  arrived: readonly number[] | undefined;
}

interface Content extends MapDragons {
  selectedId: number | null;
  isStill: boolean;
  /** Whether new dragons appear at once, without motion. */
  isReduced: boolean;
}

/** Synchronizes the content of a scene with the page and the season. */
export function useSceneContent(
  scene: WorldScene | null,
  { all, shown, own, arrived, selectedId, isStill, isReduced }: Content,
): void {
  const { data: current } = useQuery(seasonQueries.current());
  // Until the provider has answered, the last season that this browser knows.
  const season = toKnownSeason((current ?? storedSeason())?.spawnSeason ?? '');
  useEffect(() => scene?.setDragons(all), [scene, all]);
  useEffect(
    () => scene?.setShown(shown.length === all.length ? null : new Set(shown.map(({ id }) => id))),
    [scene, all, shown],
  );
  useEffect(() => scene?.setSeason(season), [scene, season]);
  useEffect(() => scene?.setOwn(own), [scene, own, all]);
  useEffect(() => scene?.setPaused(isStill), [scene, isStill]);
  useEffect(() => scene?.select(selectedId), [scene, selectedId, all]);
  useEffect(() => {
    if (arrived && !isReduced) scene?.showArrivals(arrived);
  }, [scene, arrived, isReduced]);
}
