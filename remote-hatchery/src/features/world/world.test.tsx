import { screen, waitFor } from '@testing-library/react';
import { api, http, HttpResponse } from '@emberclutch/web/testing/api.tsx';
import { aDragon } from '@emberclutch/web/testing/factories.tsx';
import { renderInHost } from '@emberclutch/web/testing/render-in-host.tsx';
import HatcheryRoutes from '../../app/routes.tsx';

const twoDragons = {
  ids: [7, 9],
  houses: [0, 1],
  magics: [0, 2],
  seasons: [1, 4],
  ages: [1, 2],
  hatched: [1_700_000_000, 1_700_000_100],
  golden: [9],
};

beforeEach(() => {
  // `e2e/world.test.ts` tests the map in a browser that can draw it.
  jest.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(null);
  api.use(http.get('*/v1/world/dragons', () => HttpResponse.json(twoDragons)));
});

it('the page says that the map needs WebGL and links to the list, with the filters of the address', async () => {
  let requestedSearch: string | undefined;
  api.use(
    http.get('*/v1/assets/dragons', ({ request }) => {
      requestedSearch = new URL(request.url).search;
      return HttpResponse.json({ assets: [aDragon({ id: 9 })], total: 1 });
    }),
  );
  const { user, currentAddress } = renderInHost(<HatcheryRoutes />, {
    path: '/hatchery/hatched?house=water&golden=true',
  });

  expect(await screen.findByText(/it has no WebGL/)).toBeVisible();
  expect(screen.getByText('1 of 2 dragons')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'List', pressed: false }));

  expect(await screen.findByRole('link', { name: /Ashwing/ })).toBeVisible();
  expect(requestedSearch).toContain('state=HATCHED&house=WATER&golden=true');
  expect(currentAddress()).toBe('/hatchery/hatched?house=water&golden=true&view=list');
});

it('the list of dragons has the filter bar of the egg lists, with counts', async () => {
  let requestedSearch: string | undefined;
  api.use(
    http.get('*/v1/assets/dragons', ({ request }) => {
      requestedSearch = new URL(request.url).search;
      return HttpResponse.json({ assets: [aDragon({ id: 9 })], total: 1 });
    }),
  );
  const { user, currentAddress } = renderInHost(<HatcheryRoutes />, { path: '/hatchery/hatched?view=list' });

  await user.click(await screen.findByRole('button', { name: 'Magic' }));
  await user.click(await screen.findByRole('checkbox', { name: 'Earth 1' }));
  await user.selectOptions(screen.getByLabelText('Order'), 'Rarest first');

  expect(await screen.findByText('1 dragon')).toBeVisible();
  await waitFor(() => expect(currentAddress()).toBe('/hatchery/hatched?view=list&magic=earth&order=rarest'));
  await waitFor(() =>
    expect(requestedSearch).toBe('?limit=50&page=0&state=HATCHED&magic=EARTH&orderBy=rarity&orderDir=desc'),
  );
  expect(screen.queryByRole('checkbox', { name: /Mine/ })).not.toBeInTheDocument();
});

it('map and list share one selection', async () => {
  api.use(
    http.get('*/v1/assets/dragons', () =>
      HttpResponse.json({ assets: [aDragon({ id: 9 }), aDragon({ id: 7 })], total: 2 }),
    ),
    http.get('*/v1/assets/7', () => HttpResponse.json(aDragon({ id: 7 }))),
  );
  const { user, currentAddress } = renderInHost(<HatcheryRoutes />, {
    path: '/hatchery/hatched?view=list&focus=7',
  });

  const selected = await screen.findByRole('complementary', { name: 'Selected dragon' });
  await waitFor(() => expect(selected).toHaveTextContent(/Ashwing/));
  expect(await screen.findByRole('button', { name: /No. 00\s007/, pressed: true })).toBeVisible();
  await user.click(screen.getByRole('button', { name: /No. 00\s009/ }));

  await waitFor(() => expect(currentAddress()).toBe('/hatchery/hatched?focus=9'));
});

it('the page says that no dragon has hatched yet', async () => {
  api.use(
    http.get('*/v1/world/dragons', () =>
      HttpResponse.json({ ids: [], houses: [], magics: [], seasons: [], ages: [], hatched: [], golden: [] }),
    ),
  );
  renderInHost(<HatcheryRoutes />, { path: '/hatchery/hatched' });

  expect(await screen.findByRole('heading', { name: 'The sky is empty' })).toBeVisible();
});

it('the page says that a call without a response is retried, and a press retries at once', async () => {
  const responses = [
    HttpResponse.error,
    () => new Promise<never>(() => {}),
    () => HttpResponse.json(twoDragons),
  ];
  api.use(http.get('*/v1/world/dragons', () => responses.shift()?.()));
  const { user } = renderInHost(<HatcheryRoutes />, { path: '/hatchery/hatched' });

  expect(await screen.findByText('No answer yet. Trying again.')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Retry' }));

  expect(await screen.findByText('2 dragons in the sky')).toBeVisible();
  expect(screen.queryByText('No answer yet. Trying again.')).not.toBeInTheDocument();
});
