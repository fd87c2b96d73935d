import { lazy, useState } from 'react';
import { useQuery } from '@tanstack/react-query';
import { ownPage } from '@emberclutch/web/ui/browser/own-page.ts';
import { Receipt } from '../features/spawn/confirm/Receipt.tsx';
import type { StateOf } from '../features/spawn/flow/flow-state.ts';
import { spawnedAssetQueries } from '../platform/api/spawned-assets.ts';

/** A separate chunk: needed only once per purchase, long after the page was opened. */
const Reveal = lazy(async () => ({ default: (await import('../features/reveal/Reveal.tsx')).Reveal }));

/**
 * A completed purchase: first the reveal of the sealed assets, then the receipt, which can repeat the reveal. If none of the
 * assets can be read, only the receipt.
 */
export function DoneStep({ state }: { state: StateOf<'done'> }) {
  const { lockId, purchase, isNew } = state;
  const ids = purchase?.assetIds ?? [];
  const [isRequested, setIsRequested] = useState(isNew && ids.length > 0);
  const { data: received } = useQuery({ ...spawnedAssetQueries.received(ids), enabled: isRequested });
  const isRevealing = isRequested && received?.length !== 0;
  const handleEnd = () => {
    setIsRequested(false);
    // The stage filled the window. Show the receipt from its top.
    if (ownPage.readOffset() > 0) ownPage.scrollTo(0);
  };
  return (
    <Receipt
      lockId={lockId}
      purchase={purchase}
      reveal={isRevealing && <Reveal ids={ids} onEnd={handleEnd} />}
      onReplay={() => setIsRequested(true)}
    />
  );
}
