import { act, screen, waitFor } from '@testing-library/react';
import type { ListedAssets } from '@emberclutch/web/api/list-all-pages.ts';
import { renderInHost } from '@emberclutch/web/testing/render-in-host.tsx';
import { worldQueries } from '../../platform/api/world.ts';
import { MissingDragons } from './WorldTop.tsx';

const createList = (change: Partial<ListedAssets>): ListedAssets => ({
  assets: [],
  skipped: 0,
  total: 1_000_000,
  isComplete: true,
  stop: null,
  failedPages: [],
  ...change,
});

it.each([
  [
    'reading stops at the page limit',
    createList({ stop: 'page_limit' }),
    /^Only the first 20,000 dragons are/,
  ],
  ['further pages are being read', createList({ isComplete: false }), /The others follow\.$/],
  ['the list was read to its end', createList({}), /^$/],
  ['the provider sends the compact response', undefined, /^$/],
])('the page says which dragons are missing: %s', async (_case, listed, message) => {
  const { queryClient } = renderInHost(<MissingDragons count={20_000} />);
  act(() => void queryClient.setQueryData(worldQueries.pages().queryKey, listed));

  // The status stays mounted, so that screen readers announce its next text.
  await waitFor(() => expect(screen.getByRole('status').textContent).toMatch(message));
});
