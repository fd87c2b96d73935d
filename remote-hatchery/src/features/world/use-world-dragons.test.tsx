import { act, screen, waitFor } from '@testing-library/react';
import { api, http, HttpResponse } from '@emberclutch/web/testing/api.tsx';
import { aDragon, aSession } from '@emberclutch/web/testing/factories.tsx';
import { renderInHost } from '@emberclutch/web/testing/render-in-host.tsx';
import { worldQueries } from '../../platform/api/world.ts';
import { NewArrivals } from './NewArrivals.tsx';
import { useOwnDragons, useWorldDragons } from './use-world-dragons.ts';

const oneDragon = {
  ids: [7],
  houses: [0],
  magics: [0],
  seasons: [1],
  ages: [1],
  hatched: [1_700_000_000],
  golden: [],
};

interface Render {
  data: unknown;
  arrived: unknown;
  own: unknown;
}

function renderWatched() {
  const renders: Render[] = [];
  function Watched() {
    const { data, arrived } = useWorldDragons();
    const own = useOwnDragons();
    renders.push({ data, arrived, own });
    return <p>{data && own ? 'read' : 'loading'}</p>;
  }
  const view = renderInHost(<Watched />, { session: aSession() });
  return { ...view, renders };
}

it('a response without news causes no render and replaces no result', async () => {
  let requests = 0;
  api.use(
    http.get('*/v1/world/dragons', () => {
      requests += 1;
      return HttpResponse.json(oneDragon);
    }),
    http.get('*/v1/assets', () => HttpResponse.json({ assets: [aDragon({ id: 7 })], total: 1 })),
  );
  const { renders, queryClient } = renderWatched();
  await screen.findByText('read');
  await waitFor(() => expect(queryClient.isFetching()).toBe(0));
  const rendersBefore = renders.length;
  const requestsBefore = requests;

  await act(() => queryClient.refetchQueries({ queryKey: worldQueries.all }));

  expect(requests).toBeGreaterThan(requestsBefore);
  expect(renders).toHaveLength(rendersBefore);
  const [first, ...others] = renders.filter(({ data, own }) => data && own);
  for (const other of others) {
    expect(other.data).toBe(first?.data);
    expect(other.arrived).toBe(first?.arrived);
    expect(other.own).toBe(first?.own);
  }
});

it('the page announces a dragon until the player has seen it, even after responses with other dragons', async () => {
  const responses = [oneDragon, { ...oneDragon, ids: [8] }, { ...oneDragon, ids: [9] }, oneDragon];
  api.use(http.get('*/v1/world/dragons', () => HttpResponse.json(responses.shift())));
  const { user, queryClient } = renderInHost(<Announced />);
  await screen.findByText('A dragon has just hatched.');

  for (const message of ['2 dragons have just hatched.', '2 dragons have just hatched.']) {
    await act(() => queryClient.refetchQueries({ queryKey: worldQueries.arrivals().queryKey }));
    expect(await screen.findByText(message)).toBeVisible();
  }
  await user.click(screen.getByRole('button', { name: 'See them' }));
  expect(await screen.findByText('A dragon has just hatched.')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Dismiss' }));

  await waitFor(() => expect(screen.queryByText(/just hatched/)).not.toBeInTheDocument());
});

function Announced() {
  const { arrived } = useWorldDragons();
  return <NewArrivals arrived={arrived} onShow={() => {}} />;
}
