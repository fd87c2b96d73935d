import { useState } from 'react';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { useSuspenseInfiniteQuery } from '@tanstack/react-query';
import { assetQueries } from '@emberclutch/web/api/assets.ts';
import type { AssetFilter } from '@emberclutch/web/api/assets.ts';
import { pageSize } from '@emberclutch/contract/asset/page-size.ts';
import type { AssetInfo } from '@emberclutch/contract/asset/asset.ts';
import { AssetCardList } from '@emberclutch/web/ui/asset/asset-list/AssetCardList.tsx';
import { SkippedCount } from '@emberclutch/web/ui/feedback/SkippedCount.tsx';
import { VisuallyHidden } from '@emberclutch/web/ui/layout/VisuallyHidden.tsx';
import { listParameters, readFirstPage } from '@emberclutch/web/ui/controls/filter-bar/list-filter.ts';
import { useSearchParams } from '@emberclutch/web/routing';
import { size, space } from '@emberclutch/web/theme/tokens.ts';
import { StatusNote } from '@emberclutch/web/ui/feedback/StatusNote.ts';
import { copy } from './copy.ts';
import { EarlierCards } from './EarlierCards.tsx';
import { LoadMore } from './LoadMore.tsx';

interface Props {
  filter: AssetFilter;
  label: string;
  /** A number of them, in words. */
  countText: (count: number) => string;
  /** Shown instead of an empty list. */
  empty: ReactNode;
  isRanked?: boolean;
  renderAction?: (asset: AssetInfo) => ReactNode;
}

/** The cards of a list that is read page by page. */
export function PagedCards({ filter, label, countText, empty, isRanked, renderAction }: Props) {
  const [params] = useSearchParams();
  const firstPage = readFirstPage(params);
  const query = useSuspenseInfiniteQuery(assetQueries.dragons(filter, firstPage));
  // The first card of the last page that was asked for takes the focus.
  const [shownBefore, setShownBefore] = useState<number | null>(null);
  const { pages } = query.data;
  const last = pages.at(-1);
  const total = last?.total;
  const assets = pages.flatMap((page) => page.assets);
  const skipped = pages.reduce((sum, page) => sum + page.skipped, 0);
  const earlier = firstPage > 0 && <EarlierCards search={searchOfPage(params, firstPage)} />;
  if (assets.length + skipped === 0) return earlier || empty;
  const shown = firstPage * pageSize.default + assets.length;

  const handleMore = () => {
    setShownBefore(assets.length);
    void query.fetchNextPage();
  };

  return (
    <>
      {earlier}
      <SkippedCount skipped={skipped} of={assets.length + skipped} />
      <AssetCardList
        label={label}
        assets={assets}
        focusedIndex={shownBefore}
        isRanked={isRanked}
        renderAction={renderAction}
      />
      <VisuallyHidden role="status">
        {pages.length > 1 && copy.loaded(countText(last?.assets.length ?? 0), shown, total)}
      </VisuallyHidden>
      <Stopped>{last?.isStopped && copy.stopped}</Stopped>
      <LoadMore
        label={copy.more(shown, total)}
        nextPage={assetQueries.dragonPage(filter, last?.next?.page ?? pages.length)}
        nextSearch={searchOfPage(params, firstPage + pages.length + 1)}
        hasMore={query.hasNextPage}
        isLoading={query.isFetchingNextPage}
        error={query.isFetchNextPageError ? query.error : null}
        onMore={handleMore}
        onNear={() => void query.fetchNextPage()}
      />
    </>
  );
}

/** The query of the address at which the list of `params` begins with another page. @param page counts from 1 */
function searchOfPage(params: URLSearchParams, page: number): string {
  const next = new URLSearchParams(params);
  next.delete(listParameters.page);
  if (page > 1) next.set(listParameters.page, String(page));
  return `?${next.toString()}`;
}

const Stopped = styled(StatusNote)`
  margin-top: ${space.l};
  font-size: ${size.m};
  text-align: center;
`;
