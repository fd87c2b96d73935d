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
  ownIds: ReadonlySet<number> | null;
  /** Ids of dragons that have just hatched. */
  arrivedIds: readonly number[] | undefined;
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
  { all, shown, ownIds, arrivedIds, selectedId, isStill, isReduced }: Content,
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
  useEffect(() => scene?.setOwn(ownIds), [scene, ownIds, all]);
  useEffect(() => scene?.setPaused(isStill), [scene, isStill]);
  useEffect(() => scene?.select(selectedId), [scene, selectedId, all]);
  useEffect(() => {
    if (arrivedIds && !isReduced) scene?.showArrivals(arrivedIds);
  }, [scene, arrivedIds, isReduced]);
}
