import { act, screen, waitFor } from '@testing-library/react';
import type { ListedAssets } from '@emberclutch/web/api/list-all-pages.ts';
import { renderInHost } from '@emberclutch/web/testing/render-in-host.tsx';
import { worldQueries } from '../../platform/api/world.ts';
import { MissingDragons } from './WorldTop.tsx';

const createList = (stop: ListedAssets['stop'], count: number): ListedAssets => ({
  assets: [],
  skipped: 0,
  total: 1_000_000,
  isComplete: true,
  stop,
  failedPages: [],
  position: { count, pageCount: undefined, emptyInRow: 0 },
});

it.each([
  [
    'reading stops at the page limit',
    createList('page_limit', 400),
    20_000,
    /^Only the first 20,000 dragons are shown/,
  ],
  [
    'reading pauses between two steps',
    createList('page_limit', 40),
    2_000,
    /^2,000 dragons are shown so far. The others follow\.$/,
  ],
  ['the list was read to its end', createList(null, 83), 4_120, /^$/],
  ['the provider sends the compact response', undefined, 1_285, /^$/],
])('the page says which dragons are missing: %s', async (_case, listed, count, message) => {
  const { queryClient } = renderInHost(<MissingDragons count={count} />);
  act(() => void queryClient.setQueryData(worldQueries.pages().queryKey, listed));

  // The status stays mounted, so that screen readers announce its next text.
  await waitFor(() => expect(screen.getByRole('status').textContent).toMatch(message));
});
