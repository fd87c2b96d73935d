import { act, screen, waitFor } from '@testing-library/react';
import { api, http, HttpResponse } from '@emberclutch/web/testing/api.tsx';
import { aDragon, aSession } from '@emberclutch/web/testing/factories.tsx';
import { renderInHost } from '@emberclutch/web/testing/render-in-host.tsx';
import { worldQueries } from '../../platform/api/world.ts';
import { useOwnAssetIds, useWorldDragons } from './use-world-dragons.ts';

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
  arrivedIds: unknown;
  own: unknown;
}

function renderWatched() {
  const renders: Render[] = [];
  function Watched() {
    const { data, arrivedIds } = useWorldDragons();
    const own = useOwnAssetIds();
    renders.push({ data, arrivedIds, own });
    return <p>{data && own ? 'read' : 'loading'}</p>;
  }
  const view = renderInHost(<Watched />, { session: aSession() });
  return { ...view, renders };
}

it('a response without new dragons causes no render and replaces no result', async () => {
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
  const [first, ...others] = renders.filter(({ data, arrivedIds, own }) => data && arrivedIds && own);
  for (const other of others) {
    expect(other.data).toBe(first?.data);
    expect(other.arrivedIds).toBe(first?.arrivedIds);
    expect(other.own).toBe(first?.own);
  }
});

it('a dragon that hatches while the page is open joins the others', async () => {
  const responses = [oneDragon, { ...oneDragon, ids: [8] }, oneDragon];
  api.use(http.get('*/v1/world/dragons', () => HttpResponse.json(responses.shift() ?? oneDragon)));
  const { renders } = renderWatched();

  await waitFor(() =>
    expect(renders.at(-1)).toMatchObject({ data: [{ id: 7 }, { id: 8 }], arrivedIds: [8] }),
  );
});
