import { screen, waitFor, within } from '@testing-library/react';
import { endCompareMode } from '@emberclutch/web/state';
import { api, http, HttpResponse } from '@emberclutch/web/testing/api.tsx';
import {
  aDragon,
  aGatewayKey,
  anEgg,
  aProblem,
  aSeason,
  aSession,
} from '@emberclutch/web/testing/factories.tsx';
import {
  emptyEgg,
  foreignKey,
  minimalEgg,
  verboseDragon,
} from '@emberclutch/web/testing/foreign/foreign-assets.tsx';
import { renderInHost } from '@emberclutch/web/testing/render-in-host.tsx';
import CollectionRoutes from '../../app/routes.tsx';

const assets = [anEgg({ id: 1, golden: true }), anEgg({ id: 2 }), aDragon({ id: 3 }), aGatewayKey({ id: 4 })];

const serveCollection = (ownedAssets: typeof assets) =>
  api.use(
    http.get('*/v1/assets', () => HttpResponse.json({ assets: ownedAssets, total: ownedAssets.length })),
  );

const open = (path = '/my-collection', session = aSession()) =>
  renderInHost(<CollectionRoutes />, { path, session });

const listCards = async () =>
  within(await screen.findByRole('list', { name: /^(My Collection|Eggs|Dragons|Keys)$/ })).getAllByRole(
    'link',
  );

it('the collection shows the assets of the account and counts them by kind', async () => {
  let requestedParams: URLSearchParams | undefined;
  api.use(
    http.get('*/v1/assets', ({ request }) => {
      requestedParams = new URL(request.url).searchParams;
      return HttpResponse.json({ assets, total: assets.length });
    }),
  );
  open();

  expect(await listCards()).toHaveLength(4);
  for (const name of ['All 4', 'Eggs 2', 'Dragons 1', 'Keys 1'])
    expect(await screen.findByRole('link', { name })).toBeVisible();
  expect(requestedParams?.get('accId')).toBe(aSession().userId);
});

it('the collection filters by kind through the URL', async () => {
  serveCollection(assets);
  const { user, currentAddress } = open();

  await user.click(await screen.findByRole('link', { name: 'Dragons 1' }));

  expect(await listCards()).toEqual([screen.getByRole('link', { name: /Ashwing/ })]);
  expect(currentAddress()).toBe('/my-collection?show=dragons');
  expect(screen.getByRole('link', { current: 'page' })).toHaveAccessibleName('Dragons 1');
});

it('the collection filters, orders and searches by the URL, and clears the filters', async () => {
  serveCollection([
    anEgg({ id: 1, rarity: 10 }),
    anEgg({ id: 2, rarity: 90, golden: true }),
    anEgg({ id: 12, rarity: 50, charmOfMaking: 'moss and fern' }),
    aDragon({ id: 3 }),
    aGatewayKey({ id: 4 }),
  ]);
  const { user, currentAddress } = open('/my-collection?house=fire&order=rarest&show=eggs');
  const order = (await listCards()).map((card) => card.getAttribute('href'));
  expect(order).toEqual(['/details/2', '/details/12', '/details/1']);
  expect(screen.getByRole('checkbox', { name: 'Golden only 1' })).not.toBeChecked();
  expect(screen.getByText('3 shown')).toBeVisible();

  await user.type(
    screen.getByRole('searchbox', { name: 'Search by name, charm or number' }),
    'No. 00 012{Enter}',
  );
  await waitFor(async () =>
    expect(await listCards()).toEqual([screen.getByRole('link', { name: /00\s012/ })]),
  );
  await user.clear(screen.getByRole('searchbox'));
  await user.type(screen.getByRole('searchbox'), 'moon{Enter}');

  expect(await screen.findByRole('heading', { name: 'Nothing matches' })).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Clear the filters' }));
  expect(await listCards()).toHaveLength(3);
  expect(currentAddress()).toBe('/my-collection?show=eggs&order=rarest');
});

it('the collection sorts the table by its headings', async () => {
  serveCollection(assets);
  const { user, currentAddress } = open('/my-collection?view=table');
  const readNames = () =>
    within(screen.getByRole('region', { name: 'My Collection' }))
      .getAllByRole('rowheader')
      .map((cell) => cell.textContent?.trim());
  await screen.findByRole('columnheader', { name: 'Rarity' });

  await user.click(screen.getByRole('button', { name: 'Name' }));

  expect(screen.getByRole('columnheader', { name: 'Name' })).toHaveAttribute('aria-sort', 'ascending');
  expect(readNames()).toEqual([
    'Ash, brook and lantern',
    'Ash, brook and lantern Golden',
    'Ashwing',
    'Gateway key',
  ]);
  expect(currentAddress()).toBe('/my-collection?view=table&order=name');
  await user.click(screen.getByRole('button', { name: 'Name' }));
  expect(screen.getByRole('columnheader', { name: 'Name' })).toHaveAttribute('aria-sort', 'descending');
  expect(readNames()).toEqual([
    'Gateway key',
    'Ashwing',
    'Ash, brook and lantern',
    'Ash, brook and lantern Golden',
  ]);
  await user.click(screen.getByRole('button', { name: 'Hatches' }));
  expect(currentAddress()).toBe('/my-collection?view=table&order=hatching');
});

it('the collection selects rows of the table, and compares them instead of showing the collection', async () => {
  serveCollection(assets);
  api.use(...assets.map((asset) => http.get(`*/v1/assets/${asset.id}`, () => HttpResponse.json(asset))));
  jest.spyOn(window, 'scrollTo').mockImplementation(() => {});
  const { user, currentAddress } = open('/my-collection?view=table');

  await user.click(await screen.findByRole('button', { name: 'Compare' }));
  await user.click(screen.getByRole('checkbox', { name: /^Compare Ashwing/ }));
  await user.click(screen.getByRole('checkbox', { name: /^Compare Gateway key/ }));
  await user.click(await screen.findByRole('link', { name: 'Compare 2' }));

  expect(currentAddress()).toBe('/my-collection?compare=3,4');
  expect(await screen.findByRole('columnheader', { name: /Ashwing/ })).toBeVisible();
  endCompareMode();
});

it('the collection shows the figures of the account and the table of seasons, each figure with a link to the assets it counts', async () => {
  let requestedAccountId: string | null = null;
  api.use(
    http.get('*/v1/assets/stats', ({ request }) => {
      requestedAccountId = new URL(request.url).searchParams.get('accId');
      return HttpResponse.json({ totalAssets: 4, totalDragons: 1, totalSealedEggs: 2 });
    }),
  );
  serveCollection(assets);
  const { user, currentAddress } = open();

  const figures = within(await screen.findByRole('region', { name: 'The collection in numbers' }));
  await user.click(await figures.findByRole('link', { name: '2 Sealed eggs' }));
  expect(currentAddress()).toBe('/my-collection?state=sealed');
  expect(figures.getByRole('link', { name: '– Golden eggs' })).toBeVisible();
  expect(figures.getByRole('link', { name: '1 Dragon' })).toBeVisible();
  expect(requestedAccountId).toBe(aSession().userId);
});

it('the collection shows gaps, and links a figure to the assets it counts', async () => {
  const scrollTo = jest.fn();
  // jsdom has no `scrollIntoView`.
  Element.prototype.scrollIntoView = scrollTo;
  serveCollection([...assets, anEgg({ id: 5 })]);
  const { user, currentAddress } = open();
  await user.click(await screen.findByText('2 of 20 places filled, by house and season'));

  const earth = within(screen.getByRole('table', { name: /^3 of Earth/ }));
  const fire = within(earth.getByRole('row', { name: /House of Fire/ }));
  expect(fire.getAllByRole('cell').map((cell) => cell.textContent)).toEqual(['3', 'None', 'None', 'None']);
  await user.click(fire.getByRole('link', { name: '3 of Earth, House of Fire, Sealed' }));
  expect(currentAddress()).toBe('/my-collection?season=earth&house=fire&state=sealed');
  expect(scrollTo).toHaveBeenCalled();
  expect(document.activeElement).toContainElement(await screen.findByText('3 shown'));
  expect(await listCards()).toHaveLength(3);
});

it('the collection shows failed figures as zeros and says that they failed', async () => {
  api.use(http.get('*/v1/assets/stats', () => HttpResponse.json({}, { status: 400 })));
  serveCollection(assets);
  open();

  expect(await screen.findByText('The numbers could not be loaded just now.')).toBeVisible();
  expect(screen.getAllByRole('link', { name: /^0 / })).toHaveLength(7);
});

it('the collection shows the kind of the URL, and everything for an unknown kind', async () => {
  serveCollection(assets);
  const { unmount } = open('/my-collection?show=keys');
  expect(await listCards()).toHaveLength(1);
  unmount();

  open('/my-collection?show=unicorns');

  expect(await listCards()).toHaveLength(4);
});

it('the collection says that a kind has no assets, and links back to all assets', async () => {
  serveCollection([anEgg()]);
  const { user } = open('/my-collection?show=dragons');

  expect(await screen.findByRole('heading', { name: 'No dragons yet' })).toBeVisible();
  await user.click(screen.getByRole('link', { name: 'Show everything' }));

  expect(await listCards()).toHaveLength(1);
});

it('the collection links a player without assets to the spawn page', async () => {
  serveCollection([]);
  open();

  expect(await screen.findByRole('heading', { name: 'Nothing on the shelf yet' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Spawn your first eggs' })).toHaveAttribute('href', '/spawn');
  expect(screen.queryByRole('navigation')).not.toBeInTheDocument();
});

it('the collection links to the calendar while no spawn cycle is open, if the provider has one', async () => {
  const cycle = { id: 1, opensAt: 2_000_000_000, closesAt: 2_000_086_400 };
  const closedSeason = aSeason({ isSpawnCycleActive: false, spawnCycleStart: cycle.opensAt });
  api.use(
    http.get('*/v1/seasons/current', () => HttpResponse.json(closedSeason)),
    http.get('*/v1/seasons', () =>
      HttpResponse.json({ seasons: [{ season: 'EARTH', age: 1, cycles: [cycle] }] }),
    ),
  );
  serveCollection([]);
  const { unmount } = open();
  expect(await screen.findByRole('link', { name: 'See the season calendar' })).toHaveAttribute(
    'href',
    '/seasons',
  );
  expect(screen.getByText(/^The next cycle opens on/)).toHaveTextContent('2033');
  unmount();

  api.use(http.get('*/v1/seasons', () => HttpResponse.json({}, { status: 404 })));
  open();

  expect(await screen.findByRole('link', { name: 'Spawn your first eggs' })).toBeVisible();
});

it('the collection says why it could not be loaded, and loads again on Retry', async () => {
  jest.spyOn(console, 'error').mockImplementation();
  api.use(
    http.get('*/v1/assets', () =>
      HttpResponse.json(aProblem({ code: 'unavailable', status: 503 }), { status: 503 }),
    ),
  );
  const { user } = open();

  expect(await screen.findByRole('alert')).toHaveTextContent('The hatchery is not available at the moment.');
  serveCollection(assets);
  await user.click(screen.getByRole('button', { name: 'Retry' }));

  expect(await listCards()).toHaveLength(4);
});

it('the collection shows the assets of another provider, and says how many could not be loaded', async () => {
  const ownedAssets = [minimalEgg, verboseDragon, emptyEgg, foreignKey, null];
  api.use(http.get('*/v1/assets', () => HttpResponse.json({ dragons: ownedAssets, total: '5' })));
  open();

  expect(await listCards()).toHaveLength(4);
  expect(screen.getByRole('link', { name: /Incubating egg/ })).toHaveAttribute('href', '/details/11');
  expect(
    screen.getByRole('link', { name: /Dragon\s*No\. .*Ashwing\s*House of Fire\u00a0· Earth\u00a0II/ }),
  ).toBeVisible();
  for (const name of ['Eggs 2', 'Dragons 1', 'Keys 1'])
    expect(screen.getByRole('link', { name })).toBeVisible();
  expect(screen.getByText('1 of 5 could not be loaded')).toBeVisible();
});

it('without a session, the collection asks the player to log in again', async () => {
  renderInHost(<CollectionRoutes />, { path: '/my-collection' });

  expect(await screen.findByRole('alert')).toHaveTextContent('User ID not found. Please log in again.');
  expect(screen.getByRole('link', { name: 'Login' })).toHaveAttribute('href', '/login?next=%2Fmy-collection');
});
