import { useEffect, useRef } from 'react';
import { useAtomValue } from 'jotai';
import type { AssetInfo } from '@emberclutch/contract/asset/asset.ts';
import { useNavigate } from '@emberclutch/web/routing';
import { arrivalPath } from '@emberclutch/web/routing/arrival-path.ts';
import { isEmbedded, sessionAtom } from '@emberclutch/web/state';

/**
 * Takes the owner to the stage when their egg hatches while they look at its page. Others see the egg open in its place, and so
 * does an owner in another tab or with a dialog open.
 */
export function useOwnHatching(asset: AssetInfo): void {
  const session = useAtomValue(sessionAtom);
  const navigate = useNavigate();
  const before = useRef(asset);
  // A page of another site has no stage.
  const isOwn = session?.userId === asset.accId && !isEmbedded();

  useEffect(() => {
    const hasHatched =
      before.current.id === asset.id &&
      before.current.assetState !== 'HATCHED' &&
      asset.assetState === 'HATCHED';
    before.current = asset;
    if (!hasHatched || !isOwn || document.hidden || document.querySelector('dialog[open]')) return;
    // The stage leads back to this page.
    void navigate(arrivalPath(asset.id), { replace: true });
  }, [asset, isOwn, navigate]);
}
