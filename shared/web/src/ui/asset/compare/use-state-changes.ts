import { useEffect } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import type { QueryClient } from '@tanstack/react-query';
import { rankQueries } from '../../../api/asset-rank.ts';
import { assetQueries } from '../../../api/assets.ts';
import { genomeQueries } from '../../../api/genomes.ts';
import { hatchEstimateQueries } from '../../../api/hatch-estimate.ts';
import type { AssetInfo, EggInfo } from '@emberclutch/contract/asset/asset.ts';
import { changePollMs, stateAt } from '../live/state-at.ts';
import { useClock } from '../../browser/use-clock.ts';

interface LiveAsset {
  asset: AssetInfo;
  /** Instants of an egg, possibly from an estimate: some providers send none with the asset. */
  egg: EggInfo;
}

/** Reads compared eggs again when their state has ended by the server's clock, until the provider reports the next state. */
export function useStateChanges(items: readonly LiveAsset[]): void {
  const queryClient = useQueryClient();
  const due = useClock((now) => items.flatMap((item) => (isDue(item, now) ? item.asset.id : [])).join());

  useEffect(() => {
    if (due === '') return undefined;
    const ids = due.split(',').map(Number);
    const readAgain = () => {
      for (const id of ids) void readAssetAgain(queryClient, id);
    };
    readAgain();
    const timer = setInterval(readAgain, changePollMs);
    return () => clearInterval(timer);
  }, [queryClient, due]);
}

const isDue = ({ asset, egg }: LiveAsset, now: number) =>
  stateAt({ ...asset, dragon: asset.dragon && { ...asset.dragon, egg } }, now) !== asset.assetState;

/** Data that depends on the state is read after the asset: a change may reveal the genome, and ranks move. */
async function readAssetAgain(queryClient: QueryClient, id: number): Promise<void> {
  const { queryKey } = assetQueries.one(id);
  const before = queryClient.getQueryData(queryKey)?.assetState;
  // A slow answer is awaited, and not asked for a second time.
  await queryClient.refetchQueries({ queryKey, exact: true }, { cancelRefetch: false });
  if (queryClient.getQueryData(queryKey)?.assetState === before) return;
  const derived = [genomeQueries.one(id), rankQueries.of(id), hatchEstimateQueries.of(id)];
  await Promise.all(
    derived.map((query) => queryClient.invalidateQueries({ queryKey: query.queryKey, exact: true })),
  );
}
