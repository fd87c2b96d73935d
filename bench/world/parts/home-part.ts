import { elements } from '@emberclutch/contract/asset/asset-values.ts';
import type { Element } from '@emberclutch/contract/asset/asset-values.ts';
import { findRegion } from '@emberclutch/world/simulation/regions.ts';
import { locateDragon } from '@emberclutch/world/simulation/locate-dragon.ts';
import { workspaceRoot } from '@emberclutch/tooling/federation/workspace-root.ts';
import type { Sample, WorldPart } from '../world-part.ts';

const ids = [1, 1_000, 1_700, 5_000, 100_000];
const minutes = 10;
const [start, stepMs] = [Date.UTC(2026, 2, 21, 12), 5_000];

/**
 * Measures the share of ten minutes that dragons spend in the land of their house, for 48 dragons starting at each of these ids. Needs no
 * browser.
 */
export const homePart: WorldPart = {
  rounds: 1,
  measure: async ({ checkout }) => {
    if (checkout !== workspaceRoot) return null;
    return ids.flatMap((first): Sample[] => {
      // Takes one dragon of each of 48 flocks, so that all shifts and the flocks that visit Genesis are included.
      const values = Array.from({ length: 48 }, (_, index) => first + 29 * index).flatMap((id) =>
        elements.flatMap((house) => elements.map((magic) => measureShareAtHome({ id, house, magic }))),
      );
      const name = `at home from number ${first.toLocaleString('en')}`;
      return [
        { name: `${name}, median`, unit: '%', values },
        { name: `${name}, lowest`, unit: '%', values, percentile: 0, limit: { min: 60 } },
      ];
    });
  },
};

function measureShareAtHome(flyer: { id: number; house: Element; magic: Element }): number {
  const instants = Array.from({ length: (minutes * 60_000) / stepMs }, (_, index) => start + index * stepMs);
  const instantsAtHome = instants.filter(
    (instant) => findRegion(locateDragon(flyer, instant)) === flyer.house,
  );
  return (100 * instantsAtHome.length) / instants.length;
}
