import { lazy, Suspense } from 'react';
import { useIsComparing } from './use-is-compared.ts';

interface Props {
  /** Path of the page that shows the comparison. */
  path: string;
}

/** The bar of the selection, while compare mode is on. Must be last in a page. */
export function CompareDock({ path }: Props) {
  if (!useIsComparing()) return null;
  return (
    <Suspense fallback={null}>
      <CompareBar path={path} />
    </Suspense>
  );
}

const CompareBar = lazy(async () => ({ default: (await import('./CompareBar.tsx')).CompareBar }));
