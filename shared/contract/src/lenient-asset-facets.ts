import type { AssetFacets } from './asset-facets.ts';
import { readCount } from './readers/count.ts';
import { readRecord } from './readers/record.ts';
import { schemaOf } from './readers/schema-of.ts';

/** `AssetFacets` as far as it could be read. A value without a count is absent, which does not mean zero. */
export type AssetFacetsInfo = {
  [Facet in keyof AssetFacets]: AssetFacets[Facet] extends number ? number | null : Record<string, number>;
};

export const LenientAssetFacets = schemaOf((answer): AssetFacetsInfo => {
  const { total, state, house, magic, spawn, hatch, golden } = readRecord(answer);
  return {
    total: readCount(total),
    state: readCounts(state),
    house: readCounts(house),
    magic: readCounts(magic),
    spawn: readCounts(spawn),
    hatch: readCounts(hatch),
    golden: readCount(golden),
  };
});

const readCounts = (value: unknown): Record<string, number> =>
  Object.fromEntries(
    Object.entries(readRecord(value)).flatMap(([name, item]) => {
      const count = readCount(item);
      return count === null ? [] : [[name.toUpperCase(), count]];
    }),
  );
