import { useAtomValue } from 'jotai';
import type { AssetInfo } from '@emberclutch/contract/asset/asset.ts';
import { arrivalPath } from '@emberclutch/web/routing/arrival-path.ts';
import { sessionAtom } from '@emberclutch/web/state';
import { useHydratedValue } from '@emberclutch/web/ui/browser/use-hydrated-value.ts';
import { ButtonLink } from '@emberclutch/web/ui/controls/ButtonLink.tsx';
import { copy } from './copy.ts';

/** Lets the owner replay the arrival of an egg or the hatching of a dragon. */
export function ReplayLink({ asset }: { asset: AssetInfo }) {
  const session = useAtomValue(sessionAtom);
  const isOwn = useHydratedValue(session?.userId === asset.accId, false);
  if (!asset.dragon || !isOwn) return null;
  return (
    <ButtonLink variant="quiet" to={arrivalPath(asset.id)}>
      {asset.assetState === 'HATCHED' ? copy.hatchAgain : copy.arriveAgain}
    </ButtonLink>
  );
}
