import { styled } from 'styled-components';
import { useInfiniteQuery } from '@tanstack/react-query';
import { assetQueries } from '@emberclutch/web/api/assets.ts';
import type { AssetFilter } from '@emberclutch/web/api/assets.ts';
import { readFirstPage } from '@emberclutch/web/ui/controls/filter-bar/list-filter.ts';
import { useSearchParams } from '@emberclutch/web/routing';
import { CompareSwitch } from '@emberclutch/web/ui/asset/compare/CompareSwitch.tsx';
import { visuallyHidden } from '@emberclutch/web/ui/layout/VisuallyHidden.tsx';
import { color, media, size } from '@emberclutch/web/theme/tokens.ts';

interface Props {
  filter: AssetFilter;
  /** Formats a number of assets as text. */
  formatCount: (count: number) => string;
  /** Whether a tab beside it shows the number, so that a wide page does not repeat it. On a phone the number is beside the switch. */
  isCountShownInTab?: boolean;
}

/** The number of assets in the list of `PagedCards`, and the switch of compare mode. Sends no requests. */
export function ListSummary({ filter, formatCount, isCountShownInTab = false }: Props) {
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
