import { queryOptions } from '@tanstack/react-query';
import { HatchEstimate } from '@emberclutch/contract/asset/hatch-estimate.ts';
import { computeShapeDigest } from '@emberclutch/contract/shape/shape-digest.ts';
import { assetQueries } from './assets.ts';
import { request } from './request.ts';

/** When an egg hatches, for assets that carry no instants. For a gateway key, the provider answers 404. */
export const getHatchEstimate = (id: number, signal?: AbortSignal) =>
  request(`/v1/eggs/hatch/estimate/${id}`, { access: 'public', reader: HatchEstimate, signal });

export const hatchEstimateQueries = {
  all: [...assetQueries.all, 'hatch-estimate'] as const,
  of: (id: number) =>
    queryOptions({
      queryKey: [...hatchEstimateQueries.all, id, computeShapeDigest(HatchEstimate)],
      queryFn: ({ signal }) => getHatchEstimate(id, signal),
    }),
};
