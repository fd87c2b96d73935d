import { act, screen } from '@testing-library/react';
import type { ListedAssets } from '@emberclutch/web/api/list-all-pages.ts';
import { renderInHost } from '@emberclutch/web/testing/render-in-host.tsx';
import { worldQueries } from '../../platform/api/world.ts';
import { MissingDragons } from './MissingDragons.tsx';

const listed = (stop: ListedAssets['stop'], count: number): ListedAssets => ({
  assets: [],
  skipped: 0,
  total: 1_000_000,
  isComplete: true,
  stop,
  failedPages: [],
  position: { count, lastCount: undefined, emptyInRow: 0 },
});

const open = (pages: ListedAssets | undefined, count: number) => {
  const { queryClient } = renderInHost(<MissingDragons count={count} />);
  act(() => {
    queryClient.setQueryData(worldQueries.pages().queryKey, pages);
  });
};

it('says that only the first dragons are shown where reading ends at its last page', async () => {
  open(listed('page_limit', 400), 20_000);

  expect(await screen.findByText(/^Only the first 20,000 dragons are shown/)).toBeVisible();
});

it('says that the others follow between two steps of reading', async () => {
  open(listed('page_limit', 40), 2_000);

  expect(await screen.findByText('2,000 dragons are shown so far. The others follow.')).toBeVisible();
});

it('says nothing of a list that was read to its end, or of a provider that answers at once', () => {
  open(listed(null, 83), 4_120);
  open(undefined, 1_285);

  expect(screen.queryByText(/dragons are/)).not.toBeInTheDocument();
});
