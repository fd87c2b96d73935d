import { memo, Suspense, use, useState } from 'react';
import { useQueryErrorResetBoundary } from '@tanstack/react-query';
import { styled } from 'styled-components';
import { requiresScript } from '@emberclutch/contract/site/page-protocol.ts';
import type { RemotePage } from '@emberclutch/contract/site/site.ts';
import { useLocation } from '@emberclutch/web/routing';
import { isChunkLoadError } from '@emberclutch/web/routing/is-chunk-load-error.ts';
import { color, font, size, space } from '@emberclutch/web/theme/tokens.ts';
import { Spinner } from '@emberclutch/web/ui/controls/Spinner.tsx';
import { Page } from '@emberclutch/web/ui/layout/Page.tsx';
import { PageHeading } from '@emberclutch/web/ui/layout/PageHeading.tsx';
import { SlotMarker } from '../hydration/SlotMarker.tsx';
import { copy } from './copy.ts';
import { getRemoteRoutes, resetRemote } from './get-remote-routes.ts';
import { SlotBoundary } from './SlotBoundary.tsx';

interface Props {
  /** Short name in the registry: `hatchery`. */
  remote: string;
  page: RemotePage;
}

/**
 * Error boundary and Suspense around one remote: a failure shows `SlotFailure` in this slot only. Memoized: if the slot rendered again
 * while its remote is loading, for example for a signed-in player, React would drop the HTML that the edge has rendered.
 */
export const RemoteSlot = memo(function RemoteSlot({ remote, page }: Props) {
  const { pathname } = useLocation();
  const [attempt, setAttempt] = useState(0);
  const { reset } = useQueryErrorResetBoundary();

  const handleRetry = () => {
    resetRemote(remote);
    reset();
    setAttempt((before) => before + 1);
  };

  /** A page may load further chunks while it is shown. After the first missing chunk, the slot loads the live release. */
  const handleCatch = (error: unknown) => {
    if (attempt === 0 && isChunkLoadError(error)) handleRetry();
  };

  return (
    <SlotBoundary
      key={`${remote}:${attempt}`}
      pathname={pathname}
      onCatch={handleCatch}
      name={remote}
      onRetry={handleRetry}
    >
      <Suspense fallback={<RemotePlaceholder page={page} />}>
        <RemoteRoutes remote={remote} page={page} />
        <SlotMarker />
      </Suspense>
    </SlotBoundary>
  );
});

function RemoteRoutes({ remote, page }: Props) {
  const Routes = use(getRemoteRoutes(remote, page));
  return <Routes />;
}

/** Title and heading of a page from the registry, shown while its remote loads, and in prerendered HTML without data. */
function RemotePlaceholder({ page: { path, title, head, placeholder } }: { page: RemotePage }) {
  const isAboutOneAsset = path.includes(':');
  return (
    // The remote sets the title of a page about one asset, and the composed page may already have it.
    <Page title={isAboutOneAsset ? undefined : title}>
      {head && <PageHeading {...head} />}
      <noscript>
        <NoScript>{copy.noScript}</NoScript>
      </noscript>
      <Pending {...requiresScript}>
        <Spinner size={placeholder ? 'compact' : 'full'} label={copy.loading} />
        {placeholder && <Cards />}
      </Pending>
    </Page>
  );
}

/** Not italic, because the italic is a separate font, which the browser would have to fetch. */
const NoScript = styled.p`
  min-height: 60vh;
  color: ${color.inkSoft};
  font-family: ${font.display};
  font-size: ${size.m};
`;

/** Lines below rows of cards, as one background, because they disappear together when the remote has loaded. */
const Cards = styled.div`
  min-height: 100vh;
  margin-top: ${space.xl};
  background: linear-gradient(transparent 65%, ${color.rule} 0 66%, transparent 0) 0 0 / 100% 296px;
`;

/** As high as the window, so that the footer stays below it while the remote loads. */
const Pending = styled.div`
  min-height: 100vh;
`;
