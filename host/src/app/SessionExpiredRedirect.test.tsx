import { act, screen, waitFor } from '@testing-library/react';
import { getAccount } from '@emberclutch/web/api/account.ts';
import { Link } from '@emberclutch/web/routing';
import { currentSession, currentSite } from '@emberclutch/web/state';
import { api, http, HttpResponse } from '@emberclutch/web/testing/api.tsx';
import { aProblem, aSession } from '@emberclutch/web/testing/factories.tsx';
import { renderInHost } from '@emberclutch/web/testing/render-in-host.tsx';
import { writePageData } from '@emberclutch/web/testing/write-page-data.ts';
import { SessionExpiredRedirect } from './App.tsx';

beforeAll(() => writePageData({ site: currentSite(), registry: {} }));

const problem = aProblem({ status: 401, code: 'unauthorized' });
const callApi = () => getAccount().catch(() => undefined);

it('the host redirects to the login once, even if the provider rejects several requests, and not again after the player has left the login', async () => {
  api.use(http.get('*/v1/account', () => HttpResponse.json(problem, { status: 401 })));
  const { currentAddress, user } = renderInHost(
    <>
      <SessionExpiredRedirect />
      <Link to="/elsewhere">Elsewhere</Link>
    </>,
    { path: '/hatchery?page=2#third', session: aSession() },
  );

  await act(() => Promise.all([callApi(), callApi(), callApi()]));
  await waitFor(() => expect(currentAddress()).toBe('/login?next=%2Fhatchery%3Fpage%3D2%23third'));
  expect(currentSession()).toBeNull();

  await user.click(screen.getByRole('link', { name: 'Elsewhere' }));
  await act(() => callApi());
  expect(currentAddress()).toBe('/elsewhere');
});

it('the host does not redirect from a sign-in page', async () => {
  api.use(http.get('*/v1/account', () => HttpResponse.json(problem, { status: 401 })));
  const { currentAddress } = renderInHost(<SessionExpiredRedirect />, {
    path: '/reset?step=code',
    session: aSession(),
  });

  await act(() => callApi());

  expect(currentAddress()).toBe('/reset?step=code');
});
