import { screen, waitFor } from '@testing-library/react';
import type { PageData } from '@emberclutch/contract/site/site.ts';
import { currentSite } from '@emberclutch/web/state';
import { api, http, HttpResponse } from '@emberclutch/web/testing/api.tsx';
import { aSeason } from '@emberclutch/web/testing/factories.tsx';
import { renderInHost } from '@emberclutch/web/testing/render-in-host.tsx';
import { writePageData } from '@emberclutch/web/testing/write-page-data.ts';
import { AppRoutes } from './AppRoutes.tsx';

/** Has no remote for /login, so that the redirect fetches nothing. */
const createPageData = (): PageData => ({
  site: currentSite(),
  host: '1.0.0',
  registry: {
    spawn: {
      version: '1.0.0',
      container: 'emberclutch_spawn',
      entry: '/remotes/spawn/1.0.0/remoteEntry.js',
      pages: [
        { path: '/spawn', title: 'Spawn', isProtected: true },
        { path: '/my-collection', title: 'My Collection', isProtected: true },
      ],
    },
  },
});

beforeAll(() => writePageData(createPageData()));

it('the host shows the not-found page for an unknown path, with the plants of the season', async () => {
  api.use(http.get('*/v1/seasons/current', () => HttpResponse.json(aSeason())));
  const { container } = renderInHost(<AppRoutes />, { path: '/no/such/page' });

  expect(screen.getByRole('heading', { name: 'Not in this guide' })).toBeVisible();
  await waitFor(() => expect(container.querySelector('span > svg[viewBox="0 0 400 110"]')).not.toBeNull());
});

it('the host redirects a signed-out visitor from a protected page to the login with the page as `next`', async () => {
  const { currentAddress } = renderInHost(<AppRoutes />, { path: '/spawn?eggs=2' });

  await waitFor(() => expect(currentAddress()).toBe('/login?next=%2Fspawn%3Feggs%3D2'));
});

it('the host redirects /my-assets to the collection, and from there a signed-out visitor to the login', async () => {
  const { currentAddress } = renderInHost(<AppRoutes />, { path: '/my-assets' });

  await waitFor(() => expect(currentAddress()).toBe('/login?next=%2Fmy-collection'));
});
