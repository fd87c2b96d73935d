import { useState } from 'react';
import { styled } from 'styled-components';
import { useSuspenseInfiniteQuery } from '@tanstack/react-query';
import { assetQueries } from '@emberclutch/shared/api/assets';
import type { AssetInfo } from '@emberclutch/shared/contract/lenient-asset';
import { AssetCard } from '@emberclutch/shared/ui/AssetCard';
import { AssetGrid } from '@emberclutch/shared/ui/AssetGrid';
import { Button } from '@emberclutch/shared/ui/Button';
import { Alert } from '@emberclutch/shared/ui/Alert';
import { SkippedCount } from '@emberclutch/shared/ui/SkippedCount';
import { VisuallyHidden } from '@emberclutch/shared/ui/VisuallyHidden';
import { copy } from './copy.ts';
import type { EggList, EggView } from './egg-filter.ts';
import { eggFilter } from './egg-filter.ts';
import { NoEggs } from './NoEggs.tsx';

/** Cards above the fold, whose pictures load first. */
const urgentCards = 8;

interface Props {
  list: EggList;
  view: EggView;
}

export function EggCards({ list, view }: Props) {
  const query = useSuspenseInfiniteQuery(assetQueries.dragons(eggFilter(list, view)));
  // The first card of the last added page takes the focus.
  const [shownBefore, setShownBefore] = useState<number | null>(null);
  const total = query.data.pages.at(-1)?.total;
  const eggs = withoutDuplicates(query.data.pages.flatMap((page) => page.assets));
  const skipped = query.data.pages.reduce((sum, page) => sum + page.skipped, 0);
  if (eggs.length + skipped === 0) return <NoEggs list={list} isGoldenOnly={view.isGoldenOnly} />;

  const handleMore = () => {
    setShownBefore(eggs.length);
    void query.fetchNextPage();
  };
  const added = shownBefore === null ? 0 : eggs.length - shownBefore;

  return (
    <>
      {total !== undefined && <Total>{copy.list.total(total)}</Total>}
      <SkippedCount skipped={skipped} of={eggs.length + skipped} />
      <AssetGrid aria-label={copy.lists[list].title}>
        {eggs.map((egg, index) => (
          <li key={egg.id} ref={index === shownBefore ? focusCard : undefined}>
            <AssetCard asset={egg} isUrgent={index < urgentCards} />
          </li>
        ))}
      </AssetGrid>
      <VisuallyHidden role="status">
        {added > 0 && copy.list.loaded(added, eggs.length, total)}
      </VisuallyHidden>
      <More>
        {query.isFetchNextPageError && (
          <Alert tone="danger" role="alert">
            {copy.list.moreFailed}
          </Alert>
        )}
        {query.hasNextPage && (
          <Button variant="quiet" isBusy={query.isFetchingNextPage} onClick={handleMore}>
            {copy.list.more(eggs.length, total)}
          </Button>
        )}
      </More>
    </>
  );
}

/** New eggs shift the pages, so that two pages can contain the same egg. */
const withoutDuplicates = (assets: AssetInfo[]) => [
  ...new Map(assets.map((asset) => [asset.id, asset])).values(),
];

const focusCard = (item: HTMLLIElement | null) => item?.querySelector('a')?.focus();

const Total = styled.p`
  margin-bottom: ${({ theme }) => theme.space.s};
  color: ${({ theme }) => theme.color.inkSoft};
  font-size: ${({ theme }) => theme.size.s};
  font-variant-numeric: tabular-nums lining-nums;
`;

const More = styled.div`
  display: grid;
  justify-items: center;
  gap: ${({ theme }) => theme.space.m};
  margin-top: ${({ theme }) => theme.space.xl};
`;
