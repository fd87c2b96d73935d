import { Suspense } from 'react';
import { useSuspenseInfiniteQuery } from '@tanstack/react-query';
import { styled } from 'styled-components';
import { assetQueries } from '@emberclutch/shared/api/assets';
import type { AssetFilter } from '@emberclutch/shared/api/assets';
import { AssetCard } from '@emberclutch/shared/ui/AssetCard';
import { AssetGrid } from '@emberclutch/shared/ui/AssetGrid';
import { Button } from '@emberclutch/shared/ui/Button';
import { EmptyState } from '@emberclutch/shared/ui/EmptyState';
import { ReadBoundary } from '@emberclutch/shared/ui/ReadBoundary';
import { Spinner } from '@emberclutch/shared/ui/Spinner';
import { errorWords, failureTitle } from '../../errors/error-words.ts';
import { copy } from './copy.ts';
import type { WorldView } from './world-view.ts';

interface Props {
  view: WorldView;
  /** Account of the signed-in player, for the filter "mine". */
  userId: string | null;
  onClear: () => void;
}

/** The dragons of the map as a list, the latest first: for players who cannot or do not want to use the map. */
export function WorldList({ view, userId, onClear }: Props) {
  const filter = filterOf(view, userId);
  return (
    <Column>
      <ReadBoundary key={JSON.stringify(filter)} title={failureTitle} words={errorWords}>
        <Suspense fallback={<Spinner size="full" label={copy.loading} />}>
          <Cards filter={filter} onClear={onClear} />
        </Suspense>
      </ReadBoundary>
    </Column>
  );
}

const filterOf = (
  { house, season, isGoldenOnly, isMineOnly }: WorldView,
  userId: string | null,
): AssetFilter => ({
  state: ['HATCHED'],
  ...(house && { house: [house] }),
  ...(season && { spawn: [season] }),
  ...(isGoldenOnly && { golden: true }),
  ...(isMineOnly && userId && { accId: userId }),
  orderBy: 'created',
  orderDir: 'desc',
});

function Cards({ filter, onClear }: { filter: AssetFilter; onClear: () => void }) {
  const { data, hasNextPage, isFetchingNextPage, fetchNextPage } = useSuspenseInfiniteQuery(
    assetQueries.dragons(filter),
  );
  const dragons = [
    ...new Map(data.pages.flatMap(({ assets }) => assets).map((asset) => [asset.id, asset])).values(),
  ];
  const total = data.pages.at(-1)?.total ?? dragons.length;
  if (dragons.length === 0)
    return (
      <EmptyState title={copy.noMatch} action={<Button onClick={onClear}>{copy.filters.clear}</Button>}>
        {copy.noMatchWords}
      </EmptyState>
    );
  return (
    <>
      <AssetGrid aria-label={copy.title}>
        {dragons.map((dragon) => (
          <li key={dragon.id}>
            <AssetCard asset={dragon} />
          </li>
        ))}
      </AssetGrid>
      {hasNextPage && (
        <More>
          <Button variant="quiet" isBusy={isFetchingNextPage} onClick={() => void fetchNextPage()}>
            {copy.more(dragons.length, total)}
          </Button>
        </More>
      )}
    </>
  );
}

const Column = styled.div`
  max-width: 1240px;
  margin: 0 auto;
  padding: ${({ theme }) => theme.space.m} clamp(16px, 4.5vw, 56px) ${({ theme }) => theme.space.xxl};
`;

const More = styled.div`
  display: grid;
  justify-items: center;
  margin-top: ${({ theme }) => theme.space.xl};
`;
