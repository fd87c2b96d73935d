import { lazy, Suspense } from 'react';
import { useAtomValue } from 'jotai';
import { SilentBoundary } from '../app/SilentBoundary.tsx';
import { celebratedAtom } from './celebrated.ts';

const Celebration = lazy(async () => {
  const chunk = await import(/* webpackChunkName: "celebration" */ './Celebration.tsx');
  return { default: chunk.Celebration };
});

/** The place of a celebration, above everything and in nobody's way. */
export function CelebrationSlot() {
  const count = useAtomValue(celebratedAtom);
  if (count === 0) return null;
  return (
    <SilentBoundary>
      <Suspense fallback={null}>
        <Celebration count={count} />
      </Suspense>
    </SilentBoundary>
  );
}
