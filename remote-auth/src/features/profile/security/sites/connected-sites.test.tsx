import { screen } from '@testing-library/react';
import { api, http, HttpResponse } from '@emberclutch/web/testing/api.tsx';
import { aSession } from '@emberclutch/web/testing/factories.tsx';
import { renderInHost } from '@emberclutch/web/testing/render-in-host.tsx';
import { ProfilePage } from '../../ProfilePage.tsx';

const wiki = { origin: 'https://wiki.example', createdAt: 1_900_000_000, lastUsedAt: 1_900_000_600 };
const page = { path: '/profile', title: 'My Profile' };

it('lists connected sites, and disconnects one', async () => {
  let sites = [wiki, { ...wiki, origin: 'http://localhost:8080' }];
  const event = { id: '44444444-4444-4444-8444-444444444444', at: 1_900_000_000 };
  const removed: (string | null)[] = [];
  api.use(
    http.get('*/v1/account/sessions', () => HttpResponse.json({ sessions: [] })),
    http.get('*/v1/webauthn/register/creds/metadata', () => HttpResponse.json({})),
    http.get('*/v1/account/security-events', () =>
      HttpResponse.json({ events: [{ ...event, kind: 'site_connected', origin: wiki.origin }] }),
    ),
    http.get('*/v1/account/connected-sites', () => HttpResponse.json({ sites })),
    http.delete('*/v1/account/connected-sites', ({ request }) => {
      removed.push(new URL(request.url).searchParams.get('origin'));
      sites = [];
      return new HttpResponse(null, { status: 204 });
    }),
  );
  const { user } = renderInHost(<ProfilePage page={page} />, {
    path: '/profile?tab=security',
    session: aSession(),
  });
  await screen.findByText('Let wiki.example show your collection');

  await user.click(await screen.findByRole('button', { name: 'Disconnect wiki.example' }));

  expect(await screen.findByText('wiki.example is disconnected.')).toHaveFocus();
  expect(removed).toEqual([wiki.origin]);
  expect(screen.queryByRole('button', { name: /^Disconnect/ })).toBeNull();
});
