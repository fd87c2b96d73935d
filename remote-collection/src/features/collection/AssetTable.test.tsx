import { act, screen } from '@testing-library/react';
import { api, http, HttpResponse } from '@emberclutch/web/testing/api.tsx';
import { aDragon, anEgg } from '@emberclutch/web/testing/factories.tsx';
import { renderInHost } from '@emberclutch/web/testing/render-in-host.tsx';
import { AssetTable } from './AssetTable.tsx';

const start = Date.UTC(2031, 3, 2) / 1_000;

beforeEach(() =>
  jest.useFakeTimers({ now: start * 1_000, doNotFake: ['queueMicrotask', 'setImmediate', 'nextTick'] }),
);
afterEach(() => jest.useRealTimers());

it('the table counts down to the hatching of an egg, and names the dragon as it hatches', async () => {
  const hatchesAt = start + 65;
  const egg = {
    ...anEgg({ id: 7, assetState: 'HATCHING' }),
    dragon: { egg: { golden: false, hatchState: 'hatching' as const, hatchesAt } },
  };
  const dragon = aDragon({
    id: 7,
    dragon: {
      egg: { golden: false, hatchState: 'hatched', hatchesAt },
      dragon: { name: 'Ashwing', hatchedAt: hatchesAt },
    },
  });
  api.use(http.get('*/v1/assets/7', () => HttpResponse.json(dragon)));
  renderInHost(
    <AssetTable
      assets={[egg, aDragon({ id: 8 })]}
      sorting={{ order: 'newest', isReversed: false, onChange: () => {} }}
    />,
  );
  const link = screen.getByRole('link', { name: 'Ash, brook and lantern' });
  act(() => link.focus());
  expect(screen.getByText('in 1:05')).toBeVisible();

  await act(() => jest.advanceTimersByTimeAsync(70_000));

  expect(link).toHaveTextContent('Ashwing');
  expect(link).toHaveFocus();
  expect(screen.getAllByRole('cell', { name: 'Hatched' })).toHaveLength(2);
  expect(screen.queryByText(/^in /)).not.toBeInTheDocument();
});
