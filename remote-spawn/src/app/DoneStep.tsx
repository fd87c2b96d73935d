import { lazy, useState } from 'react';
import { Receipt } from '../features/spawn/confirm/Receipt.tsx';
import type { StateOf } from '../features/spawn/flow/flow-state.ts';

/** A separate chunk: needed once per purchase, long after the page was opened. */
const Reveal = lazy(async () => ({ default: (await import('../features/reveal/Reveal.tsx')).Reveal }));

/** A completed purchase: first the reveal of the sealed assets, then the receipt, from which the reveal can be repeated. */
export function DoneStep({ state }: { state: StateOf<'done'> }) {
  const { lockId, purchase, isNew } = state;
  const ids = purchase?.assetIds ?? [];
  const [isRevealing, setIsRevealing] = useState(isNew && ids.length > 0);
  const handleEnd = () => {
    setIsRevealing(false);
    // The stage filled the window; the receipt begins at its top.
    if (scrollY > 0) scrollTo(0, 0);
  };
  return (
    <Receipt
      lockId={lockId}
      purchase={purchase}
      reveal={isRevealing && <Reveal ids={ids} onEnd={handleEnd} />}
      onReplay={() => setIsRevealing(true)}
    />
  );
}
