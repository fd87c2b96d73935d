import { elements } from '@emberclutch/contract/asset/asset-values.ts';
import type { Element } from '@emberclutch/contract/asset/asset-values.ts';
import { findCountry } from '@emberclutch/world/simulation/lands.ts';
import { locateDragon } from '@emberclutch/world/simulation/locate-dragon.ts';
import type { Sample, WorldPart } from '../world-part.ts';

const ids = [1, 1_000, 1_700, 5_000, 100_000];
const minutes = 10;
const [from, step] = [Date.UTC(2026, 2, 21, 12), 5_000];

/**
 * The share of ten minutes that dragons spend in the land of their house, for 48 dragons starting at each of these ids. Needs no browser.
 */
export const homePart: WorldPart = {
  rounds: 1,
  measure: async (target) => {
    if (!target.isThis) return null;
    return ids.flatMap((first): Sample[] => {
      // One flock apart, so that they include all shifts and the flocks that visit Genesis.
      const shares = Array.from({ length: 48 }, (_, index) => first + 29 * index).flatMap((id) =>
        elements.flatMap((house) => elements.map((magic) => shareAtHome({ id, house, magic }))),
      );
      const of = first.toLocaleString('en');
      return [
        { name: `at home from number ${of}, median`, unit: '%', share: 0.5, values: shares },
        {
          name: `at home from number ${of}, lowest`,
          unit: '%',
          share: 0,
          limit: { min: 60 },
          values: shares,
        },
      ];
    });
  },
};

function shareAtHome(flyer: { id: number; house: Element; magic: Element }): number {
  const instants = Array.from({ length: (minutes * 60_000) / step }, (_, index) => from + index * step);
  const atHome = instants.filter((instant) => findCountry(locateDragon(flyer, instant)) === flyer.house);
  return (100 * atHome.length) / instants.length;
}
