import { act, screen } from '@testing-library/react';
import type { Asset } from '@emberclutch/shared/contract/asset';
import { api, http, HttpResponse } from '@emberclutch/shared/testing/api';
import { aGatewayKey, anEgg } from '@emberclutch/shared/testing/factories';
import { renderInHost } from '@emberclutch/shared/testing/render-in-host';
import HatcheryRoutes from '../../routes.tsx';

afterEach(() => jest.useRealTimers());

it('shows the plate of an egg, what is known of it, and its keeper', async () => {
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

it('counts down to the hatching, then asks by itself until the dragon is there', async () => {
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

it('shows a key, and says so where there is no picture of it', async () => {
  answer(aGatewayKey({ id: 501 }));
  renderInHost(<HatcheryRoutes />, { path: '/details/501' });

  expect(await screen.findByRole('heading', { level: 1, name: 'Gateway key' })).toBeVisible();
  expect(screen.getByText('No plate has been drawn of this one yet')).toBeVisible();
  expect(screen.getByText('Earth I')).toBeVisible();
  expect(screen.queryByText('Rarity')).not.toBeInTheDocument();
});

it.each(['/details/99', '/details/ninety'])('says that there is no specimen at %s', async (path) => {
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

/** One after the other; the last one stays. */
function answer(...assets: Asset[]) {
  let asked = 0;
  api.use(
    http.get('*/v1/assets/:id', () => {
      asked += 1;
      return HttpResponse.json(assets[asked - 1] ?? assets.at(-1));
    }),
  );
}

const hatching = (hatchesAt: number): Asset => ({
  ...anEgg({ assetState: 'HATCHING' }),
  dragon: { egg: { golden: false, hatchState: 'hatching', hatchesAt } },
});

const pass = (milliseconds: number) => act(() => jest.advanceTimersByTimeAsync(milliseconds));
