import { Suspense, use, useState } from 'react';
import { useLocation } from '@emberclutch/shared/routing';
import { Spinner } from '@emberclutch/shared/ui/Spinner';
import { copy } from '../../platform/remotes/copy.ts';
import { SlotBoundary } from '../../platform/remotes/SlotBoundary.tsx';
import { SlotFailure } from '../../platform/remotes/SlotFailure.tsx';
import { resetPublicPage, loadPublicPage, loadedPublicPage } from './public-pages.ts';

interface Props {
  /** Pattern of one of the public pages: `/about`. */
  pattern: string;
}

/** The place of a page about us, whose chunk may still be on its way, or lost. */
export function PublicSlot({ pattern }: Props) {
  const { pathname } = useLocation();
  const [attempt, setAttempt] = useState(0);

  const handleRetry = () => {
    resetPublicPage(pattern);
    setAttempt((before) => before + 1);
  };

  return (
    <SlotBoundary
      key={attempt}
      place={pathname}
      fallback={<SlotFailure remote={pattern} onRetry={handleRetry} />}
    >
      <Suspense fallback={<Spinner size="full" label={copy.loading} />}>
        <Chunk key={pattern} pattern={pattern} pathname={pathname} />
      </Suspense>
    </SlotBoundary>
  );
}

function Chunk({ pattern, pathname }: Props & { pathname: string }) {
  const [Here] = useState(() => loadedPublicPage(pattern));
  return Here ? <Here /> : <Fetched pathname={pathname} />;
}

function Fetched({ pathname }: { pathname: string }) {
  const Page = use(loadPublicPage(pathname));
  return Page ? <Page /> : null;
}
