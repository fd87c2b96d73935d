import { Suspense } from 'react';
import { useQuery } from '@tanstack/react-query';
import { useAtomValue } from 'jotai';
import { styled } from 'styled-components';
import { assetQueries } from '@emberclutch/web/api/assets.ts';
import { Link } from '@emberclutch/web/routing';
import { paths } from '@emberclutch/web/routing/paths.ts';
import { sessionAtom } from '@emberclutch/web/state';
import { color, font, media, size, space } from '@emberclutch/web/theme/tokens.ts';
import { Comparable } from '@emberclutch/web/ui/asset/compare/Comparable.tsx';
import { CompareDock } from '@emberclutch/web/ui/asset/compare/CompareDock.tsx';
import { ButtonLink } from '@emberclutch/web/ui/controls/ButtonLink.tsx';
import { EmptyState } from '@emberclutch/web/ui/feedback/EmptyState.tsx';
import { ReadBoundary } from '@emberclutch/web/ui/feedback/ReadBoundary.tsx';
import { StatusNote } from '@emberclutch/web/ui/feedback/StatusNote.ts';
import { addRetryTime } from '@emberclutch/web/ui/feedback/describe-error.ts';
import { errorMessages } from '@emberclutch/web/ui/feedback/error-messages.ts';
import { formatCountOrDash } from '@emberclutch/web/ui/format/format-whole-number.ts';
import { fadingEdge } from '@emberclutch/web/ui/layout/fading-edge.ts';
import { Page } from '@emberclutch/web/ui/layout/Page.tsx';
import { PageHeading } from '@emberclutch/web/ui/layout/PageHeading.tsx';
import { Collection, CollectionSkeleton } from './Collection.tsx';
import { toCollectionAddress } from './to-collection-address.ts';
import { copy } from './copy.ts';

export function CollectionPage() {
  const session = useAtomValue(sessionAtom);
  return (
    <Comparable path={paths.myCollection}>
      <Page title={copy.title}>
        {session ? (
          <>
            <PageHeading
              title={copy.title}
              eyebrow={copy.eyebrow}
              lead={copy.lead}
              actions={<CollectionStats userId={session.userId} />}
            />
            <ReadBoundary key={session.userId} title={copy.failed} messages={errorMessages}>
              <Suspense fallback={<CollectionSkeleton />}>
                <Collection userId={session.userId} />
              </Suspense>
            </ReadBoundary>
            <CompareDock path={paths.myCollection} />
          </>
        ) : (
          <EmptyState
            title={copy.title}
            action={<ButtonLink to={paths.loginFor(paths.myCollection)}>{copy.logIn}</ButtonLink>}
          >
            <p role="alert">{copy.noUserId}</p>
          </EmptyState>
        )}
      </Page>
    </Comparable>
  );
}

/** The seven figures of an account, each with the filter that lists the counted assets. */
const figures = [
  ['totalAssets', {}],
  ['totalDragons', { show: 'dragons' }],
  ['totalSealedEggs', { state: 'sealed' }],
  ['totalIncubatingEggs', { state: 'incubating' }],
  ['totalHatchingEggs', { state: 'hatching' }],
  ['totalGatewayKeys', { show: 'keys' }],
  ['totalGoldenEggs', { show: 'eggs', golden: 'true' }],
] as const;

/** Statistics of the account. If they fail, shows zeros with a note (specification, section 8). */
function CollectionStats({ userId }: { userId: string }) {
  const { data, isPending, error } = useQuery(assetQueries.stats(userId));
  return (
    <CollectionStatsLayout aria-label={copy.stats.label}>
      <Figures aria-busy={isPending}>
        {figures.map(([name, filters]) => {
          const count = data ? data[name] : 0;
          return (
            <li key={name}>
              <Link to={toCollectionAddress(filters)}>
                <Count>{isPending ? <>&nbsp;</> : formatCountOrDash(count)}</Count>{' '}
                <span>{copy.stats.figures[name](count)}</span>
              </Link>
            </li>
          );
        })}
      </Figures>
      <StatusNote>{error && addRetryTime(copy.stats.failed, error)}</StatusNote>
    </CollectionStatsLayout>
  );
}

/** At most as wide as its row: otherwise, players could not scroll to the last figure in a narrow window. */
const CollectionStatsLayout = styled.section`
  max-width: 100%;
`;

/** One line beside the title, which scrolls sideways on a phone. The eggs come first. */
const Figures = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: 0 ${space.m};

  @media ${media.phone} {
    flex-wrap: nowrap;
    width: 100vw;
    max-width: 100%;
    overflow-x: auto;
    scrollbar-width: none;
    ${fadingEdge}

    li {
      flex: none;
    }
  }
  a {
    display: flex;
    align-items: baseline;
    gap: ${space.xxs};
    min-height: 28px;
    color: ${color.inkSoft};
    font-size: ${size.xs};
    text-decoration: none;
  }
  a:hover {
    color: ${color.ink};
    text-decoration: underline;
  }
  a:focus-visible {
    outline-offset: -3px;
  }
`;

const Count = styled.span`
  color: ${color.ink};
  font-family: ${font.display};
  font-size: ${size.m};
  font-variant-numeric: tabular-nums lining-nums;
`;
