import { lazy, Suspense } from 'react';
import type { ReactNode } from 'react';
import { useSearchParams } from '@emberclutch/web/routing';
import { Page } from '../../layout/Page.tsx';
import { Spinner } from '../../controls/Spinner.tsx';
import { copy } from './select-copy.ts';

/** Shows a comparison instead of the page if the URL contains one: `?compare=1234,77`. */
export function Comparable({ path, children }: { path: string; children: ReactNode }) {
  const [params] = useSearchParams();
  if (!params.has('compare')) return children;
  return (
    <Suspense
      fallback={
        <Page title={copy.title}>
          <Spinner size="full" label={copy.loading} />
        </Page>
      }
    >
      <CompareView path={path} />
    </Suspense>
  );
}

/** A separate chunk: most visits to a list do not compare. */
const CompareView = lazy(async () => ({ default: (await import('./CompareView.tsx')).CompareView }));
