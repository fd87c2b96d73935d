import { useEffect, useRef } from 'react';
import type { WorldScene } from '@emberclutch/world/scene/world-scene.ts';
import { useRunningSeason } from './use-running-season.ts';
import type { WorldDragon } from '../../platform/api/world-dragon.ts';

/** The dragons of the world, for the map. */
export interface MapDragons {
  all: readonly WorldDragon[];
  /** The dragons that pass the filters. */
  shown: readonly WorldDragon[];
  own: ReadonlySet<number> | null;
  /** Ids of dragons that hatched while the page was open and that the player has not seen. */
  arrived: readonly number[];
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
  const { season } = useRunningSeason();
  useEffect(() => scene?.setDragons(all), [scene, all]);
  useEffect(
    () => scene?.setShown(shown.length === all.length ? null : new Set(shown.map(({ id }) => id))),
    [scene, all, shown],
  );
  useEffect(() => scene?.setSeason(season), [scene, season]);
  useEffect(() => scene?.setOwn(own), [scene, own, all]);
  useEffect(() => scene?.setPaused(isStill), [scene, isStill]);
  useEffect(() => scene?.select(selectedId), [scene, selectedId, all]);
  const shownArrivals = useRef(new Set<number>());
  useEffect(() => {
    if (!scene) return;
    if (!isReduced) scene.showArrivals(arrived.filter((id) => !shownArrivals.current.has(id)));
    shownArrivals.current = new Set(arrived);
  }, [scene, arrived, isReduced]);
}
