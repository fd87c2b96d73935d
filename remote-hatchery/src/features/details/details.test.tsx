import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { Asset } from '@emberclutch/contract/asset/asset.ts';
import { currentComparedIds } from '@emberclutch/web/state';
import { api, http, HttpResponse } from '@emberclutch/web/testing/api.tsx';
import { aDragon, aGatewayKey, anEgg, aSession } from '@emberclutch/web/testing/factories.tsx';
import { emptyEgg } from '@emberclutch/web/testing/foreign/foreign-assets.tsx';
import { renderInHost } from '@emberclutch/web/testing/render-in-host.tsx';
import HatcheryRoutes from '../../app/routes.tsx';
import { passTime } from '@emberclutch/web/testing/pass-time.ts';

afterEach(() => jest.useRealTimers());

it('the page shows the picture, the facts and the owner of an egg, copies the link, and begins a comparison', async () => {
  respondWith(anEgg());
  const { user, queryClient } = renderInHost(<HatcheryRoutes />, { path: '/details/1234' });

  expect(await screen.findByRole('heading', { level: 1, name: 'Ash, brook and lantern' })).toBeVisible();
  expect(
    screen.getByRole('img', { name: 'Ash, brook and lantern, House of Fire, Earth\u00a0I' }),
  ).toHaveAttribute('src', '/v1/assets/1234/medias/sealed.svg');
  expect(screen.getByText('Wren')).toBeVisible();
  expect(screen.getByText('41.5 of 100')).toBeVisible();
  expect(screen.getByText('ash, brook and lantern')).toBeVisible();
  expect(screen.getAllByText('Time not known yet')).toHaveLength(3);
  // The provider reports neither, and the page was opened by a link.
  await waitFor(() => expect(queryClient.isFetching()).toBe(0));
  expect(screen.queryByText(/rank \d/)).not.toBeInTheDocument();
  expect(screen.queryByRole('region', { name: 'Its traits' })).not.toBeInTheDocument();
  expect(screen.queryByRole('navigation', { name: 'In the list' })).not.toBeInTheDocument();

  await user.click(screen.getByRole('button', { name: 'Copy link' }));
  expect(await screen.findByText('Link copied')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Compare', pressed: false }));
  expect(await screen.findByRole('region', { name: 'Selected to compare' })).toBeVisible();
  expect(currentComparedIds()).toEqual([1_234]);
});

it('the page counts down to the hatching, then polls until the dragon has hatched', async () => {
  jest.useFakeTimers({ doNotFake: ['queueMicrotask', 'setImmediate', 'nextTick'] });
  const hatchesAt = Math.floor(Date.now() / 1_000) + 61;
  respondWith(createHatchingEgg(hatchesAt), createHatchingEgg(hatchesAt), {
    ...createHatchingEgg(hatchesAt),
    assetState: 'HATCHED',
  });
  renderInHost(<HatcheryRoutes />, { path: '/details/1234' });

  expect(await screen.findByRole('timer')).toHaveTextContent(/Hatches in\s*01:0\d/);
  expect(screen.getByText('Began to hatch')).toBeVisible();
  expect(screen.getByText('Hatches', { selector: 'strong' })).toBeVisible();
  await passTime(62_000);
  expect(await screen.findByText('Hatching now, checking')).toBeVisible();
  await passTime(3_100);

  const listPictures = () => screen.getByRole('main').querySelectorAll('img');
  // The two halves of the egg, and the dragon, whose name appears only after its egg opens.
  await waitFor(() => expect(listPictures()).toHaveLength(3));
  expect(screen.queryByRole('heading', { level: 1, name: 'Dragon' })).not.toBeInTheDocument();
  fireEvent.keyDown(document.body, { key: 'Escape' });
  expect(listPictures()).toHaveLength(1);
  expect(screen.getByRole('heading', { level: 1, name: 'Dragon' })).toBeVisible();
  expect(screen.queryByText('Hatching now, checking')).not.toBeInTheDocument();
  expect(screen.getByText('Hatched', { selector: 'strong' })).toBeVisible();
});

it('the page counts down to the estimate of the provider if the asset has no instants', async () => {
  const hatchesAt = Math.floor(Date.now() / 1_000) + 7_200;
  respondWith(anEgg({ assetState: 'INCUBATING' }));
  api.use(
    http.get('*/v1/eggs/hatch/estimate/1234', () =>
      HttpResponse.json({ nextState: 'HATCHING', nextStateAt: hatchesAt - 600, hatchesAt }),
    ),
  );
  renderInHost(<HatcheryRoutes />, { path: '/details/1234' });

  expect(await screen.findByRole('timer')).toHaveTextContent(/Hatches in\s*[12]:\d\d:\d\d/);
  expect(screen.getAllByText('Time not known yet')).toHaveLength(1);
});

it('the page says that an egg with a disputed payment stays as it is', async () => {
  respondWith(anEgg());
  api.use(
    http.get('*/v1/eggs/hatch/estimate/1234', () => HttpResponse.json({ state: 'SEALED', frozen: true })),
  );
  renderInHost(<HatcheryRoutes />, { path: '/details/1234' });

  expect(await screen.findByText(/^The payment for this egg is disputed\./)).toBeVisible();
});

it.each([
  ['to its owner', {}, true],
  ['that is used', { accId: 'somebody-else', assetState: 'USED' }, false],
] as const)(
  'the page shows a gateway key %s, with a link to redeem it only for the owner of an unused key',
  async (_whose, change, isOffered) => {
    respondWith(aGatewayKey({ id: 501, ...change }));
    renderInHost(<HatcheryRoutes />, { path: '/details/501', session: aSession() });

    expect(await screen.findByRole('heading', { level: 1, name: 'Gateway key' })).toBeVisible();
    expect(screen.getByText('No plate has been drawn of this one yet')).toBeVisible();
    expect(screen.getByText('Earth I')).toBeVisible();
    expect(screen.queryByText('Rarity')).not.toBeInTheDocument();
    expect(screen.queryByRole('link', { name: 'Explore its genome' })).not.toBeInTheDocument();
    const links = screen.queryAllByRole('link', { name: 'Redeem it' });
    const addresses = isOffered ? ['/spawn?eggs=1&with=keys&use=501'] : [];
    expect(links.map((link) => link.getAttribute('href'))).toEqual(addresses);
    expect(screen.queryAllByText(/This one has been redeemed for an egg\./)).toHaveLength(isOffered ? 0 : 1);
  },
);

it('the page omits the lines of an unreadable rank', async () => {
  respondWith(aDragon({ id: 77 }));
  api.use(http.get('*/v1/assets/77/rank', () => HttpResponse.json({ status: 400 }, { status: 400 })));
  const { queryClient } = renderInHost(<HatcheryRoutes />, { path: '/details/77' });
  const rarity = await screen.findByRole('region', { name: 'Rarity' });

  await waitFor(() => expect(queryClient.isFetching()).toBe(0));

  const paragraphs = within(rarity).getAllByRole('paragraph');
  expect(paragraphs.filter(({ textContent }) => textContent?.trim() === '')).toEqual([]);
});

it('the page shows the rank of a dragon, and the rarest trait first', async () => {
  respondWith(aDragon({ id: 77 }));
  api.use(
    http.get('*/v1/assets/77/rank', () => HttpResponse.json(aRank)),
    http.get('*/v1/genomes/77', () => HttpResponse.json({ genome: null, genes: [wings, crest, eye] })),
  );
  renderInHost(<HatcheryRoutes />, { path: '/details/77' });

  expect(await screen.findByText('Top 1.2 %, rank 41 of 3,402')).toBeVisible();
  expect(screen.getByText('Among all of Earth I. Provisional while the season is open.')).toBeVisible();
  const traits = await screen.findByRole('region', { name: 'Its traits' });
  expect(
    within(traits)
      .getAllByRole('definition')
      .map(({ textContent }) => textContent),
  ).toEqual(['Fronds 1 in 14.2', 'Feathered 1 in 4.92']);
  expect(screen.getByRole('link', { name: 'Watch it fly' })).toHaveAttribute(
    'href',
    '/hatchery/hatched?focus=77',
  );
});

it('the gallery shows the pictures of a life, one of them large, with the choice in the URL', async () => {
  respondWith(aDragon({ id: 77, thumbnail: '/v1/assets/77/resting.svg' }));
  api.use(http.get('*/v1/assets/77/medias', () => HttpResponse.json({ medias })));
  const { user, currentAddress } = renderInHost(<HatcheryRoutes />, { path: '/details/77' });

  const choice = await screen.findByRole('list', { name: 'Pictures' });
  expect(
    within(choice)
      .getAllByRole('button')
      .map(({ textContent }) => textContent),
  ).toEqual(['Sealed', 'In flight', 'At rest']);
  const small = [...choice.querySelectorAll('img')];
  expect(small.map((picture) => picture.getAttribute('fetchpriority'))).toEqual(['low', 'low', null]);
  await user.click(within(choice).getByRole('button', { name: 'In flight' }));

  expect(screen.getByRole('img', { name: /^Ashwing: in flight/ })).toHaveAttribute(
    'src',
    '/v1/assets/77/flight.svg',
  );
  expect(currentAddress()).toBe('/details/77?picture=flight');
  await user.click(within(choice).getByRole('button', { name: 'At rest' }));
  expect(currentAddress()).toBe('/details/77');
});

it('the page links to the previous and the next asset of the list from which the player opened it', async () => {
  respondWith(anEgg());
  api.use(
    http.get('*/v1/assets/dragons', () =>
      HttpResponse.json({ assets: [anEgg({ id: 5 }), anEgg({ id: 1_234 }), anEgg({ id: 9 })], total: 3 }),
    ),
  );
  const { user, currentAddress } = renderInHost(<HatcheryRoutes />, { path: '/hatchery/all-eggs' });

  await user.click(await screen.findByRole('link', { name: /01.234/ }));
  const nav = await screen.findByRole('navigation', { name: 'In the list' });
  expect(nav).toHaveTextContent('2 of 3');
  await user.click(within(nav).getByRole('link', { name: /00.009/ }));

  await waitFor(() => expect(currentAddress()).toBe('/details/9'));
  expect(await screen.findByText('3 of 3')).toBeVisible();
  expect(screen.getByRole('link', { name: /01.234/ })).toHaveAttribute('href', '/details/1234');
});

it('the page opens with the data of the list, and is complete once the asset is read', async () => {
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  api.use(
    http.get('*/v1/assets/dragons', () =>
      HttpResponse.json({ assets: [anEgg({ id: 42, accDisplayName: null })], total: 1 }),
    ),
    http.get('*/v1/assets/:id', async () => {
      await released;
      return HttpResponse.json(anEgg({ id: 42, accDisplayName: 'Wren' }));
    }),
  );
  const { user } = renderInHost(<HatcheryRoutes />, { path: '/hatchery/all-eggs' });

  await user.click(await screen.findByRole('link', { name: /00.042/ }));

  expect(await screen.findByRole('heading', { level: 1, name: 'Ash, brook and lantern' })).toBeVisible();
  expect(screen.getByRole('img', { name: /^Ash, brook and lantern/ })).toBeVisible();
  expect(screen.queryByText('Wren')).not.toBeInTheDocument();
  release();
  expect(await screen.findByText('Wren')).toBeVisible();
});

it('the page shows the known facts of an egg of another provider and omits the rest', async () => {
  api.use(http.get('*/v1/assets/:id', () => HttpResponse.json(emptyEgg)));
  renderInHost(<HatcheryRoutes />, { path: '/details/13' });

  expect(await screen.findByRole('heading', { level: 1, name: 'Egg' })).toBeVisible();
  for (const unknown of ['State', 'House', 'Season', 'First seen'])
    expect(screen.queryByText(unknown)).not.toBeInTheDocument();
});

it('the page says why the specimen could not be loaded, and retries', async () => {
  jest.spyOn(console, 'error').mockImplementation();
  api.use(http.get('*/v1/assets/:id', () => HttpResponse.error()));
  const { user } = renderInHost(<HatcheryRoutes />, { path: '/details/1234' });

  expect(await screen.findByRole('alert')).toHaveTextContent('This specimen could not be loaded');
  expect(screen.getByRole('main')).toBeVisible();
  respondWith(anEgg());
  await user.click(screen.getByRole('button', { name: 'Retry' }));

  expect(await screen.findByRole('heading', { level: 1, name: 'Ash, brook and lantern' })).toBeVisible();
});

it('the page keeps the title of the document while it loads, and offers Retry after five seconds', async () => {
  jest.useFakeTimers({ doNotFake: ['queueMicrotask', 'setImmediate', 'nextTick'] });
  document.title = 'Ashwing, No. 7';
  const responses = [() => new Promise<never>(() => {}), () => HttpResponse.json(anEgg())];
  api.use(http.get('*/v1/assets/:id', () => responses.shift()?.()));
  renderInHost(<HatcheryRoutes />, { path: '/details/1234' });

  await screen.findByText('Fetching the specimen');
  expect(document.title).toBe('Ashwing, No. 7');
  expect(screen.queryByRole('button', { name: 'Retry' })).not.toBeInTheDocument();
  await passTime(5_000);
  fireEvent.click(screen.getByRole('button', { name: 'Retry' }));

  expect(await screen.findByRole('heading', { level: 1, name: 'Ash, brook and lantern' })).toBeVisible();
});

it('the page shares the link with the share dialog of a device that has one', async () => {
  const share = jest.fn(async () => {});
  Object.assign(navigator, { share });
  respondWith(anEgg());
  const { user } = renderInHost(<HatcheryRoutes />, { path: '/details/1234' });

  await user.click(await screen.findByRole('button', { name: 'Share' }));

  expect(share).toHaveBeenCalledWith({
    title: 'Ash, brook and lantern',
    url: `${location.origin}/details/1234`,
  });
  Reflect.deleteProperty(navigator, 'share');
});

/** Responds with one asset after another; the last one repeats. */
function respondWith(...assets: Asset[]) {
  let requests = 0;
  api.use(
    http.get('*/v1/assets/:id', () => {
      requests += 1;
      return HttpResponse.json(assets[requests - 1] ?? assets.at(-1));
    }),
  );
}

const createGene = (label: string, trait: string, oneIn: number) => ({
  gene: label.toLowerCase(),
  label,
  offset: 0,
  dominant: { code: trait.toLowerCase(), label: trait, weight: 1 },
  oneIn,
});
const wings = createGene('Wings', 'Feathered', 256 / 52);
const crest = createGene('Crest', 'Fronds', 256 / 18);
const eye = { ...createGene('Eye', 'Star', 6), dominant: null, oneIn: null };

const ranking = { rarity: 98, rank: 41, total: 3_402, topPercent: 1.2, isProvisional: true };
const aRank = { id: 77, season: 'EARTH', age: 1, ...ranking };

const medias = ['resting', 'flight', 'sealed'].map((shows) => ({
  kind: 'dragon',
  shows,
  url: `/v1/assets/77/${shows}.svg`,
  mimeType: 'image/svg+xml',
}));

const createHatchingEgg = (hatchesAt: number): Asset => ({
  ...anEgg({ assetState: 'HATCHING' }),
  dragon: { egg: { golden: false, hatchState: 'hatching', hatchesAt } },
});
