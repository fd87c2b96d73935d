import { Suspense } from 'react';
import { useAtomValue } from 'jotai';
import { paths } from '@emberclutch/shared/routing/paths';
import { sessionAtom } from '@emberclutch/shared/state';
import { ButtonLink } from '@emberclutch/shared/ui/ButtonLink';
import { Comparable } from '@emberclutch/shared/ui/compare/Comparable';
import { CompareDock } from '@emberclutch/shared/ui/compare/CompareDock';
import { EmptyState } from '@emberclutch/shared/ui/EmptyState';
import { Page } from '@emberclutch/shared/ui/Page';
import { ReadBoundary } from '@emberclutch/shared/ui/ReadBoundary';
import { copy } from './copy.ts';
import { Collection } from './Collection.tsx';
import { CollectionHeading } from './CollectionHeading.tsx';
import { CollectionStats } from './CollectionStats.tsx';
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
            <CollectionStats userId={session.userId} />
            <ReadBoundary key={session.userId} title={copy.failed} words={copy.errors}>
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
