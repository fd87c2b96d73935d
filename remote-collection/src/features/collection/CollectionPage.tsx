import { Suspense } from 'react';
import { useAtomValue } from 'jotai';
import { paths } from '@emberclutch/web/routing/paths.ts';
import { sessionAtom } from '@emberclutch/web/state';
import { ButtonLink } from '@emberclutch/web/ui/controls/ButtonLink.tsx';
import { Comparable } from '@emberclutch/web/ui/asset/compare/Comparable.tsx';
import { CompareDock } from '@emberclutch/web/ui/asset/compare/CompareDock.tsx';
import { EmptyState } from '@emberclutch/web/ui/feedback/EmptyState.tsx';
import { Page } from '@emberclutch/web/ui/layout/Page.tsx';
import { ReadBoundary } from '@emberclutch/web/ui/feedback/ReadBoundary.tsx';
import { copy } from './copy.ts';
import { Collection } from './Collection.tsx';
import { CollectionHeading } from './CollectionHeading.tsx';
import { CollectionSkeleton } from './CollectionSkeleton.tsx';

/** The assets of the signed-in account. */
export function CollectionPage() {
  const session = useAtomValue(sessionAtom);
  return (
    <Comparable path={paths.myCollection}>
      <Page title={copy.title}>
        {session ? (
          <>
            <CollectionHeading userId={session.userId} />
            <ReadBoundary key={session.userId} title={copy.failed} messages={copy.errors}>
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
