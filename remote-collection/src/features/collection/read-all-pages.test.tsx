import { act, screen, within } from '@testing-library/react';
import { api, http, HttpResponse } from '@emberclutch/web/testing/api.tsx';
import { aGatewayKey, anEgg, aProblem, aSession } from '@emberclutch/web/testing/factories.tsx';
import { renderInHost } from '@emberclutch/web/testing/render-in-host.tsx';
import CollectionRoutes from '../../app/routes.tsx';

const perPage = 50;

/** Shows only keys, because the account has none and rendering 1,000 cards takes seconds in jsdom. */
const pathWithoutCards = '/my-collection?show=keys';

const open = (path = '/my-collection') => renderInHost(<CollectionRoutes />, { path, session: aSession() });

const listCardLinks = () =>
  within(screen.getByRole('list', { name: 'My Collection' }))
    .getAllByRole('link')
    .map((card) => card.getAttribute('href'));

interface ServedAccount {
  count: number;
  /** Undefined if the provider sends no total. */
  total?: number;
}

/** Serves the collection, newest first, in pages of 50 eggs. Tests can delay pages or make them fail. */
function serveEggs({ count, total }: ServedAccount) {
  const requestedPages: number[] = [];
  const failingPages = new Set<number>();
  const delayedPages = new Map<number, PromiseWithResolvers<void>>();
  api.use(
    http.get('*/v1/assets', async ({ request }) => {
      const page = Number(new URL(request.url).searchParams.get('page'));
      requestedPages.push(page);
      await delayedPages.get(page)?.promise;
      if (failingPages.has(page)) return HttpResponse.json(aProblem({ status: 500 }), { status: 500 });
      const ids = Array.from({ length: perPage }, (_, index) => page * perPage + index + 1);
      const assets = ids.filter((id) => id <= count).map((id) => anEgg({ id, created: 2_000_000_000 - id }));
      return HttpResponse.json({ assets, total });
    }),
  );
  return {
    requestedPages,
    failingPages,
    delay: (...pages: number[]) => pages.forEach((page) => delayedPages.set(page, Promise.withResolvers())),
    release: (page: number) => delayedPages.get(page)?.resolve(),
  };
}

it.each([1_100, undefined])('the collection stops after 20 pages, and says so (total %p)', async (total) => {
  const provider = serveEggs({ count: 1_100, total });
  open(pathWithoutCards);

  expect(await screen.findByText(/^The newest 1,000 are shown\. You own more/)).toBeVisible();
  expect(provider.requestedPages).toHaveLength(20);
});

it('the collection shows the first page at once, adds the others in order, and keeps the focus', async () => {
  const provider = serveEggs({ count: 150, total: 150 });
  provider.delay(1, 2);
  // The client requests an asset as soon as its card has the focus.
  api.use(http.get('*/v1/assets/:id', () => HttpResponse.json(anEgg())));
  open();
  const progress = await screen.findByRole('progressbar');
  expect(progress).toHaveAttribute('value', '50');
  expect(progress).toHaveAttribute('max', '150');
  expect(screen.getByText('50 of 150 read')).toBeVisible();
  expect(listCardLinks()).toHaveLength(50);

  act(() => screen.getByRole('link', { name: /No\. 00\s030\b/ }).focus());
  provider.release(2);
  provider.release(1);

  expect(await screen.findByText('150 shown')).toBeVisible();
  expect(listCardLinks()).toEqual(Array.from({ length: 150 }, (_, index) => `/details/${index + 1}`));
  expect(document.activeElement).toHaveAttribute('href', '/details/30');
  expect(screen.queryByRole('progressbar')).not.toBeInTheDocument();
});

it('the collection shows cards in another order once it has read all pages', async () => {
  const provider = serveEggs({ count: 60, total: 60 });
  provider.delay(1);
  open('/my-collection?order=hatching');
  expect(await screen.findByText('50 of 60 read')).toBeVisible();
  expect(screen.queryByRole('list', { name: 'My Collection' })).not.toBeInTheDocument();

  provider.release(1);

  expect(await screen.findByText('60 shown')).toBeVisible();
  expect(listCardLinks()).toHaveLength(60);
});

it('the collection retries a failed page, names it, and reads all pages again on Retry', async () => {
  const provider = serveEggs({ count: 200, total: 200 });
  provider.failingPages.add(1);
  const { user } = open();
  expect(await screen.findByRole('alert')).toHaveTextContent(
    'Page 2 of your collection could not be loaded. The others are here.',
  );
  expect(screen.getByText('150 shown')).toBeVisible();
  expect(provider.requestedPages.toSorted((a, b) => a - b)).toEqual([0, 1, 1, 2, 3]);

  provider.failingPages.clear();
  await user.click(screen.getByRole('button', { name: 'Retry' }));

  expect(await screen.findByText('200 shown')).toBeVisible();
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});

it('the collection says that reading stopped after three consecutive failed pages', async () => {
  const provider = serveEggs({ count: 400, total: 400 });
  [2, 3, 4].forEach((page) => provider.failingPages.add(page));
  open(pathWithoutCards);

  expect(await screen.findByRole('alert')).toHaveTextContent(
    'Pages 3, 4, 5 of your collection could not be loaded. The others are here. Reading stopped there',
  );
  await screen.findByRole('link', { name: 'All 100' });
});

it('the collection finds golden assets by any of the three members that mark them', async () => {
  const ownedAssets = [
    anEgg({ id: 1, golden: true }),
    { ...anEgg({ id: 2 }), golden: undefined, dragon: { egg: { golden: true, hatchState: 'sealed' } } },
    { ...aGatewayKey({ id: 3 }), golden: false, gatewayKey: { season: 'EARTH', age: 1, isGolden: true } },
    anEgg({ id: 4 }),
  ];
  api.use(http.get('*/v1/assets', () => HttpResponse.json({ assets: ownedAssets, total: 4 })));
  open('/my-collection?golden=true');

  await screen.findByText('3 shown');
  expect(listCardLinks()).toEqual(['/details/3', '/details/2', '/details/1']);
});

it('the collection adds each gateway key once if the provider lists them separately', async () => {
  let requestedQuery = '';
  serveEggs({ count: 2, total: 2 });
  api.use(
    http.get('*/v1/assets/gateway-keys', ({ request }) => {
      requestedQuery = new URL(request.url).search;
      return HttpResponse.json({ gatewayKeys: [aGatewayKey({ id: 501 }), aGatewayKey({ id: 2 })], total: 2 });
    }),
  );
  open();

  await screen.findByRole('link', { name: 'Keys 1' });
  expect(listCardLinks()).toEqual(['/details/1', '/details/2', '/details/501']);
  expect(requestedQuery).toBe(
    `?accId=${aSession().userId}&limit=50&page=0&orderBy=created&orderDir=desc&state=UNUSED`,
  );
});

describe('gateway keys of a provider that lists them separately', () => {
  const serveKeys = (response: () => Response) => {
    serveEggs({ count: 2, total: 2 });
    api.use(http.get('*/v1/assets/gateway-keys', response));
  };

  it('show an error if they cannot be read, and load again on Retry', async () => {
    serveKeys(() => HttpResponse.json(aProblem({ code: 'internal', status: 500 }), { status: 500 }));
    const { user } = open();
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'Your gateway keys could not be loaded. Everything else you own is here.',
    );
    expect(listCardLinks()).toHaveLength(2);

    serveKeys(() => HttpResponse.json([aGatewayKey({ id: 501 })]));
    await user.click(screen.getByRole('button', { name: 'Retry' }));

    await screen.findByRole('link', { name: 'Keys 1' });
    expect(screen.queryByText(/^Your gateway keys/)).not.toBeInTheDocument();
  });

  it('are not required: the provider may lack the call', async () => {
    serveKeys(() => HttpResponse.json(aProblem(), { status: 404 }));
    open();

    await screen.findByText('2 shown');
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });
});
