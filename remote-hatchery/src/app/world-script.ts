import { CurrentSeason } from '@emberclutch/contract/season/current-season.ts';
import { toKnownSeason } from '@emberclutch/contract/season/season-name.ts';
import { WorldDragons } from '@emberclutch/contract/world/world-dragons.ts';
import { callApi } from '@emberclutch/web/embed/call-api.ts';
import type { WorldModule } from '@emberclutch/web/embed/world-module.ts';
import { serverNow } from '@emberclutch/web/state';
import { attachSkyGestures } from '@emberclutch/world/scene/attach-sky-gestures.ts';
import { WorldScene } from '@emberclutch/world/scene/world-scene.ts';
import { assignHomes } from '@emberclutch/world/simulation/assign-homes.ts';
import { readColumns } from '../platform/api/world-dragon.ts';

/** The release contains the pictures of the map next to the script. */
const mapFolder = new URL('../world/', import.meta.url).href;

/**
 * Draws the world on a page of another site: with the current dragons, without a session. The `<emberclutch-world>` of an earlier
 * release may import it, because a page of another site can pin the release of the element.
 */
export const openWorld: WorldModule['openWorld'] = async (map, options) => {
  const { api, theme, isStill, signal, onPick, onOpen, onLost } = options;
  const [columns, season] = await Promise.all([
    callApi(`${api}/v1/world/dragons`, { read: WorldDragons.read, signal }),
    callApi(`${api}/v1/seasons/current`, { read: CurrentSeason.read, signal }),
  ]);
  const scene = await WorldScene.open({
    container: map,
    theme,
    mapFolder,
    now: serverNow,
    // Portraits are data URLs, which the content security policy of a page rarely allows.
    findGenome: () => Promise.resolve(null),
    onLost,
  });
  scene.setDragons(assignHomes(readColumns(columns)));
  scene.setSeason(toKnownSeason(season.spawnSeason));
  scene.setPaused(isStill);
  let selectedId: number | null = null;
  const detach = attachSkyGestures(map, scene, {
    isStill,
    shouldWheelScrollPage: true,
    selection: {
      getSelected: () => selectedId,
      onPick: (id) => {
        selectedId = id;
        scene.select(id);
        onPick(id);
      },
      onOpen,
      onHover: (id) => scene.hover(id),
    },
  });
  return {
    setPaused: (isPaused) => scene.setPaused(isPaused || isStill),
    zoomBy: (factor) => scene.pilot.zoomBy(factor),
    showAll: () => scene.pilot.showAll({ isStill }),
    destroy: () => {
      detach();
      scene.destroy();
    },
  };
};
