import { screen, waitFor, within } from '@testing-library/react';
import { api, http, HttpResponse } from '@emberclutch/shared/testing/api';
import { aDragon, aGatewayKey, anEgg, aProblem, aSession } from '@emberclutch/shared/testing/factories';
import {
  emptyEgg,
  foreignKey,
  minimalEgg,
  verboseDragon,
} from '@emberclutch/shared/testing/foreign/foreign-assets';
import { renderInHost } from '@emberclutch/shared/testing/render-in-host';
import CollectionRoutes from '../../routes.tsx';

const assets = [anEgg({ id: 1, golden: true }), anEgg({ id: 2 }), aDragon({ id: 3 }), aGatewayKey({ id: 4 })];

const hold = (owned: typeof assets) =>
  api.use(http.get('*/v1/assets', () => HttpResponse.json({ assets: owned, total: owned.length })));

const open = (path = '/my-collection', session = aSession()) =>
  renderInHost(<CollectionRoutes />, { path, session });

const cards = async () => within(await screen.findByRole('list', { name: /.+/ })).getAllByRole('link');

it('shows the assets of the account and counts them by kind', async () => {
  let requested: URLSearchParams | undefined;
  api.use(
    http.get('*/v1/assets', ({ request }) => {
      requested = new URL(request.url).searchParams;
      return HttpResponse.json({ assets, total: assets.length });
    }),
  );
  open();

  expect(await cards()).toHaveLength(4);
  expect(screen.getByText('2 eggs · 1 dragon · 1 gateway key · 1 golden')).toBeVisible();
  expect(requested?.get('accId')).toBe(aSession().userId);
});

it('filters by kind through the URL', async () => {
  hold(assets);
  const { user, currentAddress } = open();

  await user.click(await screen.findByRole('link', { name: 'Dragons 1' }));

  expect(await cards()).toEqual([screen.getByRole('link', { name: /Ashwing/ })]);
  expect(currentAddress()).toBe('/my-collection?show=dragons');
  expect(screen.getByRole('link', { current: 'page' })).toHaveAccessibleName('Dragons 1');
});

it('shows the kind of the URL, and everything for an unknown kind', async () => {
  hold(assets);
  const { unmount } = open('/my-collection?show=keys');
  expect(await cards()).toHaveLength(1);
  unmount();

  open('/my-collection?show=unicorns');

  expect(await cards()).toHaveLength(4);
});

it('says that there are none of a kind and links back to everything', async () => {
  hold([anEgg()]);
  const { user } = open('/my-collection?show=dragons');

  expect(await screen.findByRole('heading', { name: 'No dragons yet' })).toBeVisible();
  await user.click(screen.getByRole('link', { name: 'Show everything' }));

  expect(await cards()).toHaveLength(1);
});

it('leads a player without assets to the spawn page', async () => {
  hold([]);
  open();

  expect(await screen.findByRole('heading', { name: 'Nothing on the shelf yet' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Spawn your first eggs' })).toHaveAttribute('href', '/spawn');
  expect(screen.queryByRole('navigation')).not.toBeInTheDocument();
});

/** An account with many eggs, 50 on a page. @param fails pages that fail until the function is called */
function holdPages(count: number, fails: number[] = []) {
  let failing = fails;
  api.use(
    http.get('*/v1/assets', ({ request }) => {
      const page = Number(new URL(request.url).searchParams.get('page'));
      if (failing.includes(page)) return HttpResponse.json(aProblem({ status: 500 }), { status: 500 });
      const eggs = Array.from({ length: 50 }, (_, index) => anEgg({ id: page * 50 + index + 1 }));
      return HttpResponse.json({ assets: eggs.filter(({ id }) => id <= count), total: count });
    }),
  );
  return () => (failing = []);
}

it('says that it stops after 20 pages', async () => {
  holdPages(1_001);
  open('/my-collection?show=dragons');

  expect(await screen.findByText(/^The newest 1,000 are shown\. You own more/)).toBeVisible();
});

it('names a page that could not be read, shows the others, and reads it again', async () => {
  const recover = holdPages(150, [1]);
  const { user } = open();

  expect(await screen.findByRole('alert')).toHaveTextContent('Page 2 of your collection could not be read.');
  expect(await cards()).toHaveLength(100);
  recover();
  await user.click(screen.getByRole('button', { name: 'Read again' }));

  await waitFor(async () => expect(await cards()).toHaveLength(150));
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});

it('says why a collection could not be read and reads it again on Retry', async () => {
  jest.spyOn(console, 'error').mockImplementation();
  api.use(
    http.get('*/v1/assets', () =>
      HttpResponse.json(aProblem({ code: 'unavailable', status: 503 }), { status: 503 }),
    ),
  );
  const { user } = open();

  expect(await screen.findByRole('alert')).toHaveTextContent('The collection is closed for a moment.');
  hold(assets);
  await user.click(screen.getByRole('button', { name: 'Retry' }));

  expect(await cards()).toHaveLength(4);
});

it('shows the assets of another provider, and says how many could not be read', async () => {
  const owned = [minimalEgg, verboseDragon, emptyEgg, foreignKey, null];
  api.use(http.get('*/v1/assets', () => HttpResponse.json({ dragons: owned, total: '5' })));
  open();

  expect(await cards()).toHaveLength(4);
  expect(screen.getByRole('link', { name: /Incubating egg/ })).toHaveAttribute('href', '/details/11');
  expect(screen.getByRole('link', { name: /Ashwing\s*Dragon\s*House of Fire · Earth II/ })).toBeVisible();
  expect(screen.getByText('2 eggs · 1 dragon · 1 gateway key · 2 golden')).toBeVisible();
  expect(screen.getByRole('status')).toHaveTextContent('1 of 5 could not be read');
});

it('asks to log in again without a session', async () => {
  renderInHost(<CollectionRoutes />, { path: '/my-collection' });

  expect(await screen.findByRole('alert')).toHaveTextContent('User ID not found. Please log in again.');
  expect(screen.getByRole('link', { name: 'Log in' })).toHaveAttribute('href', '/login');
});
