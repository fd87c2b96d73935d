import { lazy, Suspense } from 'react';
import { useIsComparing } from './use-is-compared.ts';

/** Shows the selection in a bar while compare mode is on. Must be the last element of a page. */
export function CompareDock({ path }: { path: string }) {
  if (!useIsComparing()) return null;
  return (
    <Suspense fallback={null}>
      <CompareBar path={path} />
    </Suspense>
  );
}

const CompareBar = lazy(async () => ({ default: (await import('./CompareBar.tsx')).CompareBar }));
