import { parseEntityId } from '@emberclutch/contract/shape/entity-id.ts';
import { assetQueries } from '@emberclutch/web/api/assets.ts';
import { genomeQueries } from '@emberclutch/web/api/genomes.ts';
import { followedBy } from '@emberclutch/web/routing/page-query.ts';
import type { PageQueryList } from '@emberclutch/web/routing/page-query.ts';

/** The queries of the genome explorer, in addition to the asset. */
export function listGenomeQueries(id: number, search: URLSearchParams): PageQueryList {
  const comparedId = parseEntityId(search.get('with') ?? '');
  return [
    followedBy(genomeQueries.one(id), (report) => (report?.genome ? [genomeQueries.census()] : [])),
    ...(comparedId === null ? [] : [assetQueries.one(comparedId), genomeQueries.one(comparedId)]),
  ];
}
