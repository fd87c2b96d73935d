import { useEffect, useRef } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import { useAtomValue } from 'jotai';
import type { AssetInfo } from '@emberclutch/contract/asset/asset.ts';
import { assetMediaQueries } from '@emberclutch/web/api/asset-media.ts';
import { useNavigate } from '@emberclutch/web/routing';
import { arrivalPath } from '@emberclutch/web/routing/arrival-path.ts';
import { preloadPage } from '@emberclutch/web/routing/preload-page.ts';
import { isEmbedded, sessionAtom } from '@emberclutch/web/state';

/**
 * Takes the owner to the stage when their egg hatches while they look at its page. For other visitors, and for an owner in another tab or
 * with an open dialog, the egg opens on the page.
 */
export function useOwnHatching(asset: AssetInfo): void {
  const session = useAtomValue(sessionAtom);
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  const previousAsset = useRef(asset);
  // An embed has no stage.
  const isOwn = session?.userId === asset.accId && !isEmbedded();

  // Loads the scripts of the stage early, so that it opens at once.
  const isAboutToHatch = isOwn && asset.assetState === 'HATCHING';
  useEffect(() => {
    if (isAboutToHatch) preloadPage(arrivalPath(asset.id));
  }, [isAboutToHatch, asset.id]);

  // A ref, because the asset may be read again while its pictures load.
  const shownId = useRef<number | null>(null);
  useEffect(() => {
    shownId.current = asset.id;
    return () => {
      shownId.current = null;
    };
  }, [asset.id]);

  useEffect(() => {
    const hasHatched =
      previousAsset.current.id === asset.id &&
      previousAsset.current.assetState !== 'HATCHED' &&
      asset.assetState === 'HATCHED';
    previousAsset.current = asset;
    if (!hasHatched || !isOwn || document.hidden || document.querySelector('dialog[open]')) return;
    const openStage = async () => {
      // The stage shows these pictures. Until they have loaded, the egg shakes here.
      await queryClient.prefetchQuery(assetMediaQueries.of(asset.id, asset.assetState));
      // Replaces this page, because the stage links back to it.
      if (shownId.current === asset.id) void navigate(arrivalPath(asset.id), { replace: true });
    };
    void openStage();
  }, [asset, isOwn, navigate, queryClient]);
}
