import { screen, waitFor, within } from '@testing-library/react';
import { useNavigate } from '@emberclutch/web/routing';
import { changePreferences, currentPreferences, setSession } from '@emberclutch/web/state';
import { api, http, HttpResponse } from '@emberclutch/web/testing/api.tsx';
import { anEgg, aSession } from '@emberclutch/web/testing/factories.tsx';
import { renderInHost } from '@emberclutch/web/testing/render-in-host.tsx';
import HatcheryRoutes from '../../app/routes.tsx';

afterEach(() => changePreferences({ hasAutoLoad: false }));

it('the list starts at the page in the address, links back, and restarts with another filter', async () => {
  const requests = servePages([createEggs(1, 50), createEggs(51, 100), createEggs(101, 120)], 120);
  serveFacets();
  const { user, currentAddress } = renderInHost(<HatcheryRoutes />, {
    path: '/hatchery/sealed?order=dense&page=2',
  });

  expect(await screen.findByRole('button', { name: 'Load more (100 of 120)' })).toBeVisible();
  expect(requests[0]?.get('page')).toBe('1');
  expect(screen.getByRole('link', { name: 'Earlier ones' })).toHaveAttribute(
    'href',
    '/hatchery/sealed?order=dense',
  );

  await user.click(screen.getByRole('checkbox', { name: /^Golden only/ }));
  await waitFor(() => expect(currentAddress()).toBe('/hatchery/sealed?golden=true&order=dense'));
  await user.selectOptions(await screen.findByLabelText('Order'), 'Rarest first');

  await waitFor(() => expect(currentAddress()).toBe('/hatchery/sealed?golden=true&order=rarest'));
  const query = 'limit=50&page=0&state=SEALED&golden=true&orderBy=rarity&orderDir=desc';
  await waitFor(() => expect(requests.map(String)).toContain(query));
});

it('the bar counts the results of each tab and facet, and keeps the filters in links to other lists', async () => {
  servePages([[anEgg()]], 1);
  const facets = serveFacets();
  renderInHost(<HatcheryRoutes />, { path: '/hatchery/sealed?house=fire' });

  expect(await screen.findByRole('link', { name: 'Sealed 12' })).toHaveAttribute('aria-current', 'page');
  expect(screen.getByRole('link', { name: 'All eggs 20' })).toHaveAttribute(
    'href',
    '/hatchery/all-eggs?house=fire',
  );
  expect(screen.getByRole('link', { name: 'Hatched 30' })).toHaveAttribute(
    'href',
    '/hatchery/hatched?house=fire',
  );
  expect(screen.getByRole('checkbox', { name: 'Golden only 1' })).not.toBeChecked();
  expect(screen.getByRole('option', { name: 'Hatching soonest' })).toBeInTheDocument();
  // The eggs of this list have no season of hatching.
  expect(screen.queryByRole('button', { name: 'Hatched in' })).not.toBeInTheDocument();
  expect(facets[0]?.toString()).toBe('state=SEALED&house=FIRE');
});

it('the bar omits counts, orders and search that the provider lacks', async () => {
  const requests = servePages([[anEgg({ id: 1 }), anEgg({ id: 2, golden: true })]], 2);
  renderInHost(<HatcheryRoutes />, { path: '/hatchery/sealed?order=hatching' });

  const list = await screen.findByRole('list', { name: 'Sealed eggs' });
  expect(within(list).getAllByRole('link')).toHaveLength(2);
  expect(screen.getByText('2 eggs', { selector: '[role=status]' })).toBeVisible();
  expect(screen.queryByRole('button', { name: /Load more/ })).not.toBeInTheDocument();
  await waitFor(() => expect(screen.queryByLabelText('Order')).not.toBeInTheDocument());
  expect(screen.queryByRole('searchbox')).not.toBeInTheDocument();
  expect(screen.getByRole('link', { name: /^Sealed(?! egg)/ })).toBeVisible();
  await waitFor(() => expect(requests.at(-1)?.get('orderBy')).toBe('created'));
});

it('the tabs show only the counts of the provider', async () => {
  servePages([[anEgg()]], 1);
  api.use(http.get('*/v1/assets/stats', () => HttpResponse.json({ totalSealedEggs: 12 })));
  renderInHost(<HatcheryRoutes />, { path: '/hatchery/sealed' });

  expect(await screen.findByRole('link', { name: 'Sealed 12' })).toBeVisible();
  for (const name of ['All eggs', 'Hatching']) expect(screen.getByRole('link', { name })).toBeVisible();
});

it('the client filters by state if the provider has no facet counts, because such a provider may read only one of several states', async () => {
  const byState: Record<string, ReturnType<typeof createEggs>> = {
    SEALED: [anEgg({ id: 1 })],
    HATCHING: [anEgg({ id: 3, assetState: 'HATCHING' })],
  };
  const others = [anEgg({ id: 2, assetState: 'INCUBATING' }), anEgg({ id: 4, assetState: 'HATCHED' })];
  api.use(
    http.get('*/v1/assets/dragons', ({ request }) => {
      const { searchParams } = new URL(request.url);
      const all = [...Object.values(byState).flat(), ...others];
      const listed = byState[searchParams.get('state') ?? ''] ?? all;
      return HttpResponse.json(searchParams.get('page') === '0' ? listed : []);
    }),
  );
  renderInHost(<HatcheryRoutes />, { path: '/hatchery/all-eggs' });

  await screen.findByRole('list', { name: 'All eggs' });
  await waitFor(() =>
    expect(
      within(screen.getByRole('list', { name: 'All eggs' }))
        .getAllByRole('link')
        .map((link) => link.getAttribute('href')),
    ).toEqual(['/details/1', '/details/3', '/details/2']),
  );
});

it('the list loads, announces and focuses more eggs, and returns to the opened card', async () => {
  // Both pages contain the 50th egg, because a new egg has shifted the pages: the list shows it once.
  servePages([createEggs(1, 50), createEggs(50, 70)], 70);
  const scrollOffsets: number[] = [];
  jest.spyOn(window, 'scrollBy').mockImplementation((options: unknown) => {
    scrollOffsets.push(Number((options as ScrollToOptions).top)); // Cast: the list always passes options.
  });
  const { user } = renderInHost(
    <>
      <HatcheryRoutes />
      <Back />
    </>,
    { path: '/hatchery/sealed' },
  );
  await user.click(await screen.findByRole('button', { name: 'Load more (50 of 70)' }));
  expect(await screen.findByText('20 eggs more. 70 of 70 shown.')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: /00\s051/ })).toHaveFocus();
  expect(within(screen.getByRole('list', { name: 'Sealed eggs' })).getAllByRole('link')).toHaveLength(70);
  await user.click(screen.getByRole('link', { name: /00\s060/ }));
  await screen.findByRole('heading', { level: 1, name: /Ash, brook and lantern/ });

  await user.click(screen.getByRole('button', { name: 'Back' }));

  expect(await screen.findByRole('link', { name: /00\s060/ })).toHaveFocus();
  expect(scrollOffsets).toContain(0);
});

it('the list prefetches the next page, and adds that page automatically if the player has enabled this', async () => {
  const requests = servePages([createEggs(1, 50), createEggs(51, 100), createEggs(101, 120)], 120);
  const { user } = renderInHost(<HatcheryRoutes />, { path: '/hatchery/sealed' });
  await waitFor(() => expect(listPages(requests)).toEqual(['0', '1']));
  expect(screen.getByRole('button', { name: 'Load more (50 of 120)' })).toBeVisible();

  await user.click(screen.getByRole('checkbox', { name: 'Load more as I scroll' }));

  expect(await screen.findByText('20 eggs more. 120 of 120 shown.')).toBeInTheDocument();
  expect(listPages(requests)).toEqual(['0', '1', '2']);
  expect(currentPreferences().hasAutoLoad).toBe(true);
});

it('the page distinguishes an empty list from a filter without matches', async () => {
  servePages([[]], 0);
  const { unmount } = renderInHost(<HatcheryRoutes />, { path: '/hatchery/hatching' });
  expect(await screen.findByRole('heading', { name: 'No eggs here just now' })).toBeVisible();
  unmount();

  const { user, currentAddress } = renderInHost(<HatcheryRoutes />, {
    path: '/hatchery/hatching?golden=true',
  });
  expect(await screen.findByRole('heading', { name: 'No egg matches' })).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Show all' }));
  await waitFor(() => expect(currentAddress()).toBe('/hatchery/hatching'));
});

it('a search for a number links to the page of the asset', async () => {
  servePages([[]], 0);
  serveFacets();
  renderInHost(<HatcheryRoutes />, { path: '/hatchery/sealed?q=No.%2001%20234' });

  expect(await screen.findByRole('link', { name: 'Open No. 01\u00a0234' })).toHaveAttribute(
    'href',
    '/details/1234',
  );
});

it('the page says that the list could not be loaded, asks for no sign-in, and reads the list again on Retry', async () => {
  jest.spyOn(console, 'error').mockImplementation();
  setSession(aSession());
  api.use(http.get('*/v1/assets/dragons', () => HttpResponse.json({}, { status: 401 })));
  const { user } = renderInHost(<HatcheryRoutes />, { path: '/hatchery/sealed' });
  expect(await screen.findByRole('alert')).toHaveTextContent('The hatchery refused to show this.');

  servePages([[anEgg()]], 1);
  await user.click(screen.getByRole('button', { name: 'Retry' }));

  expect(await screen.findByRole('list', { name: 'Sealed eggs' })).toBeVisible();
});

it('the overview shows failed statistics as zeros and says that the numbers could not be loaded', async () => {
  api.use(http.get('*/v1/assets/stats', () => HttpResponse.json({}, { status: 400 })));
  renderInHost(<HatcheryRoutes />, { path: '/community' });

  expect(await screen.findByText('The numbers could not be loaded just now.')).toBeVisible();
  expect(screen.getAllByText('0')).toHaveLength(2);
});

const createEggs = (from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, index) => anEgg({ id: from + index }));

function servePages(lists: ReturnType<typeof createEggs>[], total: number): URLSearchParams[] {
  const requests: URLSearchParams[] = [];
  api.use(
    http.get('*/v1/assets/dragons', ({ request }) => {
      const { searchParams } = new URL(request.url);
      requests.push(searchParams);
      return HttpResponse.json({ assets: lists[Number(searchParams.get('page'))] ?? [], total });
    }),
    http.get('*/v1/assets/:id', ({ params }) => HttpResponse.json(anEgg({ id: Number(params.id) }))),
  );
  return requests;
}

const listPages = (requests: URLSearchParams[]) => requests.map((params) => params.get('page'));

function serveFacets(): URLSearchParams[] {
  const requests: URLSearchParams[] = [];
  api.use(
    http.get('*/v1/assets/dragons/facets', ({ request }) => {
      requests.push(new URL(request.url).searchParams);
      return HttpResponse.json({
        total: 12,
        state: { SEALED: 12, INCUBATING: 5, HATCHING: 3, HATCHED: 30, UNUSED: 0, USED: 0 },
        house: { FIRE: 12, WATER: 4, EARTH: 0, AIR: 1 },
        magic: { FIRE: 2, WATER: 4, EARTH: 0, AIR: 6 },
        spawn: { GENESIS: 0, EARTH: 12, WATER: 0, AIR: 0, FIRE: 0 },
        hatch: { GENESIS: 0, EARTH: 0, WATER: 0, AIR: 0, FIRE: 0 },
        golden: 1,
      });
    }),
  );
  return requests;
}

function Back() {
  const navigate = useNavigate();
  return (
    <button type="button" onClick={() => void navigate(-1)}>
      Back
    </button>
  );
}
