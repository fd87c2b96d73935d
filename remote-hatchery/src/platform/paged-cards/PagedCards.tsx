import { useState, useEffect, useEffectEvent } from 'react';
import type { ReactNode } from 'react';
import { useSuspenseInfiniteQuery, hashKey, useQueryClient, useInfiniteQuery } from '@tanstack/react-query';
import type { UseSuspenseInfiniteQueryResult } from '@tanstack/react-query';
import { useAtomValue } from 'jotai';
import { styled } from 'styled-components';
import type { AssetInfo } from '@emberclutch/contract/asset/asset.ts';
import { pageSize } from '@emberclutch/contract/asset/asset-list-limits.ts';
import { pageAttributes } from '@emberclutch/contract/site/page-protocol.ts';
import { assetQueries } from '@emberclutch/web/api/assets.ts';
import type { AssetFilter } from '@emberclutch/web/api/assets.ts';
import { useSearchParams } from '@emberclutch/web/routing';
import { changePreferences, preferencesAtom } from '@emberclutch/web/state';
import { size, space, color, media } from '@emberclutch/web/theme/tokens.ts';
import { AssetCardList } from '@emberclutch/web/ui/asset/asset-list/AssetCardList.tsx';
import { useHydratedValue, useIsHydrated } from '@emberclutch/web/ui/browser/use-hydrated-value.ts';
import { useOnScreen } from '@emberclutch/web/ui/browser/use-on-screen.ts';
import { Button } from '@emberclutch/web/ui/controls/Button.tsx';
import { ButtonLink } from '@emberclutch/web/ui/controls/ButtonLink.tsx';
import { listParameters, readFirstPage } from '@emberclutch/web/ui/controls/filter-bar/list-filter.ts';
import { Alert } from '@emberclutch/web/ui/feedback/Alert.tsx';
import { SkippedCount } from '@emberclutch/web/ui/feedback/SkippedCount.tsx';
import { StatusNote } from '@emberclutch/web/ui/feedback/StatusNote.ts';
import { describeError } from '@emberclutch/web/ui/feedback/describe-error.ts';
import { VisuallyHidden, visuallyHidden } from '@emberclutch/web/ui/layout/VisuallyHidden.tsx';
import { CompareSwitch } from '@emberclutch/web/ui/asset/compare/CompareSwitch.tsx';
import { errorMessages } from '../errors/error-messages.ts';
import { copy } from './copy.ts';

interface Props {
  filter: AssetFilter;
  label: string;
  formatCount: (count: number) => string;
  empty: ReactNode;
  isRanked?: boolean;
  renderAction?: (asset: AssetInfo) => ReactNode;
}

/** The cards of a list that is read page by page. */
export function PagedCards({ filter, label, formatCount, empty, isRanked, renderAction }: Props) {
  const [params] = useSearchParams();
  const firstPage = readFirstPage(params);
  const query = useSuspenseInfiniteQuery(assetQueries.dragons(filter, firstPage));
  // The first card of the last requested page receives the focus.
  const [previousCount, setPreviousCount] = useState<number | null>(null);
  const { pages } = query.data;
  const last = pages.at(-1);
  const total = last?.total;
  const assets = pages.flatMap((page) => page.assets);
  const skipped = pages.reduce((sum, page) => sum + page.skipped, 0);
  const earlierLink = firstPage > 0 && <EarlierCards search={toPageSearch(params, firstPage)} />;
  if (assets.length + skipped === 0) return earlierLink || empty;
  const shownCount = firstPage * pageSize.default + assets.length;

  const handleMore = () => {
    setPreviousCount(assets.length);
    void query.fetchNextPage();
  };

  return (
    <>
      {earlierLink}
      <SkippedCount skipped={skipped} total={assets.length + skipped} />
      <AssetCardList
        label={label}
        assets={assets}
        focusedIndex={previousCount}
        isRanked={isRanked}
        renderAction={renderAction}
      />
      <VisuallyHidden role="status">
        {pages.length > 1 && copy.loaded(formatCount(last?.assets.length ?? 0), shownCount, total)}
      </VisuallyHidden>
      <Stopped>{last?.isStopped && copy.stopped}</Stopped>
      <LoadMore
        label={copy.more(shownCount, total)}
        nextPage={assetQueries.dragonPage(filter, last?.next?.page ?? pages.length)}
        nextSearch={toPageSearch(params, firstPage + pages.length + 1)}
        query={query}
        onMore={handleMore}
      />
    </>
  );
}

/** The query string of the address at which the list begins with another page. @param page counts from 1 */
function toPageSearch(params: URLSearchParams, page: number): string {
  const next = new URLSearchParams(params);
  next.delete(listParameters.page);
  if (page > 1) next.set(listParameters.page, String(page));
  return `?${next.toString()}`;
}

const EarlierCards = ({ search }: { search: string }) => (
  <EarlierCardsRow>
    <ButtonLink variant="quiet" to={search} rel="prev">
      {copy.earlier}
    </ButtonLink>
  </EarlierCardsRow>
);

/** Distance in CSS pixels from the end at which the next page is requested: about three rows of cards. */
const nearDistance = 1_000;

interface LoadMoreProps {
  label: string;
  nextPage: ReturnType<typeof assetQueries.dragonPage>;
  /** Query string of the address at which the list begins with that page, for readers before hydration and without scripts. */
  nextSearch: string;
  query: ListQuery;
  onMore: () => void;
}

type ListQuery = Pick<
  UseSuspenseInfiniteQueryResult,
  'error' | 'fetchNextPage' | 'hasNextPage' | 'isFetchingNextPage' | 'isFetchNextPageError'
>;

/** The end of a list. Requests the next page when it comes near, and adds it on a press or, if the player chose that, by itself. */
function LoadMore({ label, nextPage, nextSearch, query, onMore }: LoadMoreProps) {
  const { hasNextPage: hasMore, isFetchingNextPage: isLoading, fetchNextPage } = query;
  const error = query.isFetchNextPageError ? query.error : null;
  const queryClient = useQueryClient();
  const isHydrated = useIsHydrated();
  const hasAutoLoad = useHydratedValue(useAtomValue(preferencesAtom).hasAutoLoad, false);
  const [observe, isNear] = useOnScreen(nearDistance);
  // After a failure, a press is needed.
  const isReady = isNear && hasMore && !isLoading && error === null;
  const handleNear = useEffectEvent(() => {
    if (hasAutoLoad) void fetchNextPage();
    else void queryClient.prefetchQuery(nextPage);
  });
  const page = hashKey(nextPage.queryKey);
  useEffect(() => {
    if (isReady) handleNear();
  }, [isReady, hasAutoLoad, page]);

  return (
    <End ref={observe}>
      {error && (
        <Alert tone="danger" role="alert">
          {`${copy.moreFailed} ${describeError(error, errorMessages)}`}
        </Alert>
      )}
      {hasMore && (
        <>
          {isHydrated ? (
            <Button variant="quiet" isBusy={isLoading} onClick={onMore}>
              {label}
            </Button>
          ) : (
            <ButtonLink variant="quiet" to={nextSearch} rel="next">
              {label}
            </ButtonLink>
          )}
          <label {...{ [pageAttributes.requiresScript]: true }}>
            <input
              type="checkbox"
              checked={hasAutoLoad}
              onChange={({ target }) => changePreferences({ hasAutoLoad: target.checked })}
            />
            {copy.autoLoad}
          </label>
        </>
      )}
    </End>
  );
}

interface ListSummaryProps {
  filter: AssetFilter;
  formatCount: (count: number) => string;
  /** Whether a tab beside it shows the number, so that a wide page does not repeat it. On a phone the number is beside the switch. */
  isCountShownInTab?: boolean;
}

/** The number of assets in the list of `PagedCards`, and the switch of compare mode. Sends no requests. */
export function ListSummary({ filter, formatCount, isCountShownInTab = false }: ListSummaryProps) {
  const [params] = useSearchParams();
  const { data } = useInfiniteQuery({
    ...assetQueries.dragons(filter, readFirstPage(params)),
    enabled: false,
  });
  const pages = data?.pages ?? [];
  const total = pages.at(-1)?.total;
  const isEmpty = data !== undefined && pages.every(({ assets }) => assets.length === 0);
  if (isEmpty) return null;
  return (
    <>
      <Total role="status" data-counted={isCountShownInTab || undefined}>
        {total !== undefined && formatCount(total)}
      </Total>
      <CompareSwitch />
    </>
  );
}

const Stopped = styled(StatusNote)`
  margin-top: ${space.l};
  font-size: ${size.m};
  text-align: center;
`;

const EarlierCardsRow = styled.p`
  margin-block: ${space.m};
  text-align: center;
`;

const End = styled.div`
  display: grid;
  justify-items: center;
  gap: ${space.m};
  margin-top: ${space.xl};

  label {
    display: inline-flex;
    align-items: center;
    gap: ${space.xs};
    min-height: 40px;
    color: ${color.inkSoft};
    font-size: ${size.s};
  }
  [type='checkbox'] {
    width: 18px;
    height: 18px;
    accent-color: ${color.accent};
  }
`;

const Total = styled.p`
  color: ${color.inkSoft};
  font-size: ${size.s};
  font-variant-numeric: tabular-nums lining-nums;

  &:where([data-counted]) {
    @media not ${media.phone} {
      ${visuallyHidden}
    }
  }
`;
