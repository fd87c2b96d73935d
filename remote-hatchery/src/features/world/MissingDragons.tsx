import { useQuery } from '@tanstack/react-query';
import { styled } from 'styled-components';
import type { ListedAssets } from '@emberclutch/web/api/list-all-pages.ts';
import { space } from '@emberclutch/web/theme/tokens.ts';
import { addRetryTime } from '@emberclutch/web/ui/feedback/describe-error.ts';
import { StatusNote } from '@emberclutch/web/ui/feedback/StatusNote.ts';
import { worldQueries } from '../../platform/api/world.ts';
import { hasMoreDragons } from '../../platform/api/world-pages.ts';
import { copy } from './copy.ts';

/**
 * Says that dragons may be missing if the provider is read page by page: either further pages are still being read in the
 * background, or reading has stopped before the end of the list.
 * @param count number of known dragons
 */
export function MissingDragons({ count }: { count: number }) {
  const { data: listed } = useQuery(worldQueries.pages());
  const message = listed?.isComplete && chooseMessage(listed, count);
  return <Note>{message}</Note>;
}

function chooseMessage(listed: ListedAssets, count: number): string | null {
  const { stop, failedPages, failure } = listed;
  if (hasMoreDragons(listed)) return copy.gap.reading(count);
  if (stop === 'page_limit') return copy.gap.pageLimit(count);
  if (failedPages.length > 0) return addRetryTime(copy.gap.failures, failure);
  return stop === null ? null : copy.gap.emptyPages;
}

const Note = styled(StatusNote)`
  margin-bottom: ${space.s};
`;
