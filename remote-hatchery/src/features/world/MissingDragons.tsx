import { useQuery } from '@tanstack/react-query';
import { styled } from 'styled-components';
import { color, size, space } from '@emberclutch/web/theme/tokens.ts';
import { worldQueries } from '../../platform/api/world.ts';
import type { WorldGap } from '../../platform/api/world.ts';
import { copy } from './copy.ts';

/** Says that dragons may be missing, where a provider is read page by page and reading has ended before its list. */
export function MissingDragons() {
  const { data: gap } = useQuery(worldQueries.gap());
  return gap ? <Note role="status">{wordsOf(gap)}</Note> : null;
}

function wordsOf({ count, stop, hasFailedPages }: WorldGap): string {
  if (stop === 'page_limit') return copy.gap.pageLimit(count);
  return hasFailedPages ? copy.gap.failures : copy.gap.emptyPages;
}

const Note = styled.p`
  margin-bottom: ${space.s};
  color: ${color.inkSoft};
  font-size: ${size.s};
`;
