import { screen, waitFor } from '@testing-library/react';
import { currentSession } from '@emberclutch/shared/state';
import { api, http, HttpResponse } from '@emberclutch/shared/testing/api';
import { anAccount, aProblem } from '@emberclutch/shared/testing/factories';
import { renderInHost } from '@emberclutch/shared/testing/render-in-host';
import { OwnPages } from '../../../testing/OwnPages.tsx';

let sent: unknown[] = [];
const codeField = () => screen.findByRole('textbox', { name: 'Code' });

beforeEach(() => {
  sent = [];
  api.use(
    http.post('*/v1/auth/confirm', async ({ request }) => {
      sent.push(await request.json());
      return HttpResponse.json({ sessionId: 'fresh', userId: anAccount().id });
    }),
    http.post('*/v1/auth/login', () => HttpResponse.json({})),
  );
});

it('confirms a code with the challenge of the link in the e-mail', async () => {
  const { user, currentAddress } = renderInHost(<OwnPages />, {
    path: '/verify?email=Wren%40example.org&challenge=of-mail&next=%2Fspawn',
  });

  expect(await screen.findByText('wren@example.org')).toBeVisible();
  await user.type(await codeField(), '12345678{Enter}');

  await waitFor(() => expect(currentAddress()).toBe('/spawn'));
  expect(sent).toEqual([{ code: 12_345_678, challenge: 'of-mail' }]);
});

it('ignores a code in the URL', async () => {
  renderInHost(<OwnPages />, { path: '/verify?code=12345678&email=wren%40example.org' });

  expect(await codeField()).toHaveValue('');
  expect(sent).toEqual([]);
});

it('replaces the challenge of the link when a new code is sent', async () => {
  const { user, currentAddress } = renderInHost(<OwnPages />, {
    path: '/verify?email=wren%40example.org&challenge=of-mail',
  });

  await user.click(await screen.findByRole('button', { name: 'Send a new code' }));
  await screen.findByText('A new code is on its way. Only the newest one counts.');
  await waitFor(() => expect(currentAddress()).toBe('/verify?email=wren%40example.org'));
  await user.type(await codeField(), '12345678{Enter}');

  await waitFor(() => expect(sent).toEqual([{ code: 12_345_678 }]));
});

it('confirms a code without an e-mail address, and offers no new code then', async () => {
  renderInHost(<OwnPages />, { path: '/verify' });

  expect(await codeField()).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Send a new code' })).toBeNull();
  expect(screen.getByRole('link', { name: 'Ask for a code' })).toHaveAttribute('href', '/login');
});

it('reports that neither the answer nor the account has an account id', async () => {
  api.use(
    http.post('*/v1/auth/confirm', () => HttpResponse.json({ sessionId: 'fresh' })),
    http.get('*/v1/account', () => HttpResponse.json(aProblem({ status: 500 }), { status: 500 })),
  );
  const { user } = renderInHost(<OwnPages />, { path: '/verify' });

  await user.type(await codeField(), '12345678{Enter}');

  expect(await screen.findByRole('alert')).toHaveTextContent('User ID not found. Please log in again.');
  expect(currentSession()).toBeNull();
});

it('reads the account id from the account', async () => {
  api.use(http.post('*/v1/auth/confirm', () => HttpResponse.json({ sessionId: 'fresh' })));
  const { user } = renderInHost(<OwnPages />, { path: '/verify' });

  await user.type(await codeField(), '12345678{Enter}');

  await waitFor(() => expect(currentSession()?.userId).toBe(anAccount().id));
});
