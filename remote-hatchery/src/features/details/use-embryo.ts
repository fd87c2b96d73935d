import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { AssetInfo } from '@emberclutch/contract/asset/asset.ts';
import { genomeQueries } from '@emberclutch/web/api/genomes.ts';
import { useClock } from '@emberclutch/web/ui/browser/use-clock.ts';
import { useSurprise } from '../../platform/surprise/use-surprise.ts';
import { embryoPictureQuery } from '../../platform/api/embryo-picture.ts';
import { useEggInstants } from './use-egg-instants.ts';

/** Pictures from the first to the last day of an incubation. */
const steps = 24;

/**
 * The picture of an incubating egg with its own embryo, which grows while the page is open; null if there is none, and before the
 * player looks ahead.
 */
export function useEmbryo(asset: AssetInfo): string | null {
  const { isKept } = useSurprise();
  const isIncubating = asset.assetState === 'INCUBATING' && !isKept(asset);
  const { incubatesAt, hatchingAt, hatchesAt } = useEggInstants(asset);
  const end = hatchingAt ?? hatchesAt;
  const step = useClock((now) =>
    isIncubating && typeof incubatesAt === 'number' && typeof end === 'number' && end > incubatesAt
      ? Math.round(Math.max(0, Math.min(1, (now - incubatesAt) / (end - incubatesAt))) * steps)
      : null,
  );
  const { data: report } = useQuery({ ...genomeQueries.one(asset.id), enabled: step !== null });
  const { data: picture = null } = useQuery({
    ...embryoPictureQuery(step === null ? undefined : report, (step ?? 0) / steps),
    placeholderData: keepPreviousData,
  });
  return isIncubating ? picture : null;
}
