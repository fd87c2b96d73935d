import { Suspense } from 'react';
import { styled } from 'styled-components';
import type { AssetFilter } from '@emberclutch/shared/api/assets';
import { Button } from '@emberclutch/shared/ui/Button';
import { EmptyState } from '@emberclutch/shared/ui/EmptyState';
import { ReadBoundary } from '@emberclutch/shared/ui/ReadBoundary';
import { Spinner } from '@emberclutch/shared/ui/Spinner';
import { errorWords, failureTitle } from '../../errors/error-words.ts';
import { PagedCards } from '../../paged-cards/PagedCards.tsx';
import { copy, dragons } from './copy.ts';

interface Props {
  filter: AssetFilter;
  onClear: () => void;
}

/** The dragons of the map as a list: for players who cannot or do not want to use the map. */
export function WorldList({ filter, onClear }: Props) {
  return (
    <Column>
      <ReadBoundary key={JSON.stringify(filter)} title={failureTitle} words={errorWords}>
        <Suspense fallback={<Spinner size="full" label={copy.loading} />}>
          <PagedCards
            filter={filter}
            label={copy.title}
            countInWords={dragons}
            empty={
              <EmptyState title={copy.noMatch} action={<Button onClick={onClear}>{copy.clear}</Button>}>
                {copy.noMatchWords}
              </EmptyState>
            }
          />
        </Suspense>
      </ReadBoundary>
    </Column>
  );
}

const Column = styled.div`
  max-width: 1240px;
  margin: 0 auto;
  padding: ${({ theme }) => theme.space.m} clamp(16px, 4.5vw, 56px) ${({ theme }) => theme.space.xxl};
`;
