import { screen, waitFor } from '@testing-library/react';
import { currentSession } from '@emberclutch/web/state';
import { api, http, HttpResponse } from '@emberclutch/web/testing/api.tsx';
import { anAccount, aProblem, aSession } from '@emberclutch/web/testing/factories.tsx';
import { renderInHost } from '@emberclutch/web/testing/render-in-host.tsx';
import { OwnPages } from '../../../app/testing/OwnPages.tsx';

let requests: unknown[] = [];
const findCodeField = () => screen.findByRole('textbox', { name: 'Code' });

beforeEach(() => {
  requests = [];
  api.use(
    http.post('*/v1/auth/confirm', async ({ request }) => {
      requests.push(await request.json());
      return HttpResponse.json({ sessionId: 'fresh', userId: anAccount().id });
    }),
    http.post('*/v1/auth/login', () => HttpResponse.json({})),
  );
});

it('the verify page fills in the values of the e-mail link, and confirms only after a press', async () => {
  const { user, currentAddress } = renderInHost(<OwnPages />, {
    path: '/verify?next=%2Fspawn#email=Wren%40example.org&code=12345678&challenge=of-mail',
  });

  expect(await screen.findByText('wren@example.org')).toBeVisible();
  expect(await findCodeField()).toHaveValue('12345678');
  expect(currentAddress()).toBe('/verify?next=%2Fspawn');
  expect(requests).toEqual([]);
  await user.click(screen.getByRole('button', { name: 'Verify and sign in' }));

  await waitFor(() => expect(currentAddress()).toBe('/spawn'));
  expect(requests).toEqual([{ code: 12_345_678, challenge: 'of-mail' }]);
});

it('the verify page ignores a code in the query, which servers log', async () => {
  renderInHost(<OwnPages />, { path: '/verify?code=12345678&email=wren%40example.org' });

  expect(await findCodeField()).toHaveValue('');
  expect(requests).toEqual([]);
});

it('the verify page replaces the values of the link when a new code is sent', async () => {
  const { user } = renderInHost(<OwnPages />, {
    path: '/verify#email=wren%40example.org&code=87654321&challenge=of-mail',
  });

  await user.click(await screen.findByRole('button', { name: 'Send me a code' }));
  await screen.findByText(/a new code is on its way/);
  expect(await findCodeField()).toHaveValue('');
  expect(await findCodeField()).toHaveFocus();
  await user.keyboard('12345678{Enter}');

  await waitFor(() => expect(requests).toEqual([{ code: 12_345_678 }]));
});

it('the verify page ends the flow of an unwanted mail, but only after a press', async () => {
  let endedFlow: unknown;
  api.use(
    http.post('*/v1/auth/end-flow', async ({ request }) => {
      endedFlow = await request.json();
      return new HttpResponse(null, { status: 204 });
    }),
  );
  const { user, currentAddress } = renderInHost(<OwnPages />, {
    path: '/verify?step=end#challenge=of-mail',
    session: aSession(),
  });

  const button = await screen.findByRole('button', { name: 'Cancel the code' });
  expect(currentAddress()).toBe('/verify?step=end');
  expect(endedFlow).toBeUndefined();
  await user.click(button);

  expect(await screen.findByText(/That code no longer works/)).toBeVisible();
  expect(endedFlow).toEqual({ challenge: 'of-mail' });
});

it('the verify page asks for the complete link if a part of it is missing', async () => {
  renderInHost(<OwnPages />, { path: '/verify?step=end#challenge=' });

  expect(await screen.findByText(/Part of this link is missing/)).toBeVisible();
  expect(screen.queryByRole('button')).toBeNull();
});

it('the verify page confirms a code without an e-mail address, says its length, and offers no new code', async () => {
  renderInHost(<OwnPages />, { path: '/verify' });

  expect(await findCodeField()).toHaveAccessibleDescription(expect.stringContaining('usually of 8 digits'));
  expect(screen.queryByRole('button', { name: /^Send/ })).toBeNull();
  expect(screen.getByRole('link', { name: 'Ask for a code' })).toHaveAttribute('href', '/login');
});

it('the verify page reports that neither the response nor the account has an account id', async () => {
  api.use(
    http.post('*/v1/auth/confirm', () => HttpResponse.json({ sessionId: 'fresh' })),
    http.get('*/v1/account', () => HttpResponse.json(aProblem({ status: 500 }), { status: 500 })),
  );
  const { user } = renderInHost(<OwnPages />, { path: '/verify' });

  await user.type(await findCodeField(), '12345678{Enter}');

  expect(await screen.findByRole('alert')).toHaveTextContent('User ID not found. Please log in again.');
  expect(currentSession()).toBeNull();
});

it('the verify page reads the account id from the account', async () => {
  api.use(http.post('*/v1/auth/confirm', () => HttpResponse.json({ sessionId: 'fresh' })));
  const { user } = renderInHost(<OwnPages />, { path: '/verify' });

  await user.type(await findCodeField(), '12345678{Enter}');

  await waitFor(() => expect(currentSession()?.userId).toBe(anAccount().id));
});
