import { act, within } from '@testing-library/react';
import { Link, Route, Routes } from '@emberclutch/web/routing';
import { currentSite } from '@emberclutch/web/state';
import { api, http, HttpResponse } from '../testing/api.tsx';
import { mountRemote } from './mount-remote.tsx';

const pages = [
  { path: '/garden', title: 'Garden' },
  { path: '/pond', title: 'Pond' },
];

const GardenRoutes = () => (
  <Routes>
    <Route path="/garden" element={<Link to="/pond">To the pond</Link>} />
    <Route path="/pond" element={<Link to="/garden">To the garden</Link>} />
  </Routes>
);

let host: HTMLElement;
beforeEach(() => {
  host = document.body.appendChild(document.createElement('div'));
  api.use(http.get('*/v1/seasons/current', () => HttpResponse.json({ spawnSeason: 'WATER' })));
});
afterEach(() => host.remove());

it('the mount applies changed options without rendering the remote anew', async () => {
  const visitors: boolean[] = [];
  const mounted = await act(async () =>
    mountRemote(
      host,
      { Routes: GardenRoutes, pages },
      { path: '/garden', theme: 'light', onVisitor: ({ isAuthenticated }) => visitors.push(isAuthenticated) },
    ),
  );
  const content = within(findShadow(host));
  const root = findShadow(host).querySelector('.embed');
  expect(root).toHaveClass('light');

  act(() => mounted.update({ theme: 'dark' }));
  expect(root).toHaveClass('dark');
  expect(content.getByRole('link', { name: 'To the pond' })).toBeInTheDocument();

  act(() => mounted.update({ path: '/pond' }));
  act(() => content.getByRole('link', { name: 'To the garden' }).click());
  act(() => mounted.update({ path: '/pond' }));
  expect(content.getByRole('link', { name: 'To the garden' })).toBeInTheDocument();

  act(() => mounted.update({ path: '/nowhere', siteUrl: 'https://site.example' }));
  const siteLink = content.getByRole('link', { name: /^Open / });
  expect(siteLink).toHaveAttribute('href', 'https://site.example/nowhere');
  expect(findShadow(host).querySelector('.embed')).toBe(root);
  expect(visitors).toEqual([false]);

  act(() => mounted());
  expect(host).toBeEmptyDOMElement();
});

function findShadow({ firstElementChild }: Element): HTMLElement {
  const container = firstElementChild?.shadowRoot?.firstElementChild;
  if (!(container instanceof HTMLElement)) throw new Error('Nothing is mounted');
  return container;
}

it('the mount rejects another API while a remote is mounted, and accepts that API after it has been unmounted', async () => {
  const remote = { Routes: GardenRoutes, pages };
  const first = await act(async () =>
    mountRemote(host, remote, { apiBase: 'https://one.example', path: '/garden' }),
  );
  const other = document.createElement('div');

  expect(() => mountRemote(other, remote, { apiBase: 'https://other.example', path: '/garden' })).toThrow(
    'https://one.example',
  );
  expect(other).toBeEmptyDOMElement();
  expect(currentSite().apiBase).toBe('https://one.example');

  act(() => first());
  const second = await act(async () =>
    mountRemote(other, remote, { apiBase: 'https://other.example', path: '/garden' }),
  );
  expect(currentSite().apiBase).toBe('https://other.example');
  act(() => second());
});

it('the mount reports rendering errors to the page', async () => {
  const errors: unknown[] = [];
  const error = new Error('The pond is dry');
  const BrokenRoutes = () => {
    throw error;
  };

  const unmount = await act(async () =>
    mountRemote(
      host,
      { Routes: BrokenRoutes, pages },
      { path: '/garden', onError: (error) => void errors.push(error) },
    ),
  );

  expect(errors).toEqual([error]);
  expect(within(findShadow(host)).getByRole('alert')).toBeInTheDocument();
  act(() => unmount());
});
