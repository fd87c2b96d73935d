import { useQuery } from '@tanstack/react-query';
import { styled } from 'styled-components';
import type { ListedAssets } from '@emberclutch/web/api/list-all-pages.ts';
import { space } from '@emberclutch/web/theme/tokens.ts';
import { withRetryTime } from '@emberclutch/web/ui/feedback/error-message.ts';
import { StatusNote } from '@emberclutch/web/ui/feedback/StatusNote.ts';
import { worldQueries } from '../../platform/api/world.ts';
import { copy } from './copy.ts';

/**
 * Says that dragons may be missing, where a provider is read page by page: for now, because further pages are read in the background, or
 * because reading has ended before the list.
 * @param count number of known dragons
 */
export function MissingDragons({ count }: { count: number }) {
  const { data: listed } = useQuery(worldQueries.pages());
  const { isFetching: isReading } = useQuery({ ...worldQueries.morePages(), enabled: false });
  const words = listed?.isComplete && wordsOf(listed, count, isReading);
  return <Note>{words}</Note>;
}

function wordsOf(
  { stop, failedPages, failure }: ListedAssets,
  count: number,
  isReading: boolean,
): string | null {
  if (isReading) return copy.gap.reading(count);
  if (stop === 'page_limit') return copy.gap.pageLimit(count);
  if (failedPages.length > 0) return withRetryTime(copy.gap.failures, failure);
  return stop === null ? null : copy.gap.emptyPages;
}

const Note = styled(StatusNote)`
  margin-bottom: ${space.s};
`;
