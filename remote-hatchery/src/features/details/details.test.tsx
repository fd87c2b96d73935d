import { act, screen } from '@testing-library/react';
import type { Asset } from '@emberclutch/shared/contract/asset';
import { api, http, HttpResponse } from '@emberclutch/shared/testing/api';
import { aGatewayKey, anEgg } from '@emberclutch/shared/testing/factories';
import { emptyEgg } from '@emberclutch/shared/testing/foreign/foreign-assets';
import { renderInHost } from '@emberclutch/shared/testing/render-in-host';
import HatcheryRoutes from '../../routes.tsx';

afterEach(() => jest.useRealTimers());

it('shows the picture, the facts and the owner of an egg', async () => {
  answer(anEgg());
  renderInHost(<HatcheryRoutes />, { path: '/details/1234' });

  expect(await screen.findByRole('heading', { level: 1, name: 'Sealed egg' })).toBeVisible();
  expect(screen.getByRole('img', { name: 'Sealed egg, House of Fire, Earth I' })).toHaveAttribute(
    'src',
    '/v1/assets/1234/medias/sealed.svg',
  );
  expect(screen.getByText('Wren')).toBeVisible();
  expect(screen.getByText('41.5 of 100')).toBeVisible();
  expect(screen.getByText('ash, brook and lantern')).toBeVisible();
  expect(screen.getAllByText('When is not known yet')).toHaveLength(3);
});

it('counts down to the hatching, then polls until the dragon has hatched', async () => {
  jest.useFakeTimers({ doNotFake: ['queueMicrotask', 'setImmediate', 'nextTick'] });
  const hatchesAt = Math.floor(Date.now() / 1_000) + 61;
  answer(hatching(hatchesAt), hatching(hatchesAt), { ...hatching(hatchesAt), assetState: 'HATCHED' });
  renderInHost(<HatcheryRoutes />, { path: '/details/1234' });

  expect(await screen.findByRole('timer')).toHaveTextContent(/Hatches in\s*01:0\d/);
  await pass(62_000);
  expect(await screen.findByText('Hatching now, checking')).toBeVisible();
  await pass(3_100);

  expect(await screen.findByRole('heading', { level: 1, name: 'Dragon' })).toBeVisible();
  expect(screen.queryByText('Hatching now, checking')).not.toBeInTheDocument();
});

it('shows a gateway key and says that it has no picture', async () => {
  answer(aGatewayKey({ id: 501 }));
  renderInHost(<HatcheryRoutes />, { path: '/details/501' });

  expect(await screen.findByRole('heading', { level: 1, name: 'Gateway key' })).toBeVisible();
  expect(screen.getByText('No plate has been drawn of this one yet')).toBeVisible();
  expect(screen.getByText('Earth I')).toBeVisible();
  expect(screen.queryByText('Rarity')).not.toBeInTheDocument();
});

it('shows what is known of an egg of another provider and leaves out the rest', async () => {
  api.use(http.get('*/v1/assets/:id', () => HttpResponse.json(emptyEgg)));
  renderInHost(<HatcheryRoutes />, { path: '/details/13' });

  expect(await screen.findByRole('heading', { level: 1, name: 'Egg' })).toBeVisible();
  for (const unknown of ['State', 'House', 'Season', 'First seen'])
    expect(screen.queryByText(unknown)).not.toBeInTheDocument();
});

it.each(['/details/99', '/details/ninety'])('shows the not-found page at %s', async (path) => {
  jest.spyOn(console, 'error').mockImplementation();
  api.use(http.get('*/v1/assets/99', () => HttpResponse.json({}, { status: 404 })));
  renderInHost(<HatcheryRoutes />, { path });

  expect(await screen.findByRole('heading', { name: 'No such specimen' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'See all eggs' })).toHaveAttribute('href', '/hatchery/all-eggs');
});

it('copies the link of a specimen and says so', async () => {
  answer(anEgg());
  const { user } = renderInHost(<HatcheryRoutes />, { path: '/details/1234' });

  await user.click(await screen.findByRole('button', { name: 'Copy link' }));

  expect(await screen.findByText('Link copied')).toBeVisible();
});

/** Answers with one asset after another; the last one repeats. */
function answer(...assets: Asset[]) {
  let requests = 0;
  api.use(
    http.get('*/v1/assets/:id', () => {
      requests += 1;
      return HttpResponse.json(assets[requests - 1] ?? assets.at(-1));
    }),
  );
}

const hatching = (hatchesAt: number): Asset => ({
  ...anEgg({ assetState: 'HATCHING' }),
  dragon: { egg: { golden: false, hatchState: 'hatching', hatchesAt } },
});

const pass = (milliseconds: number) => act(() => jest.advanceTimersByTimeAsync(milliseconds));
