import { screen, waitFor } from '@testing-library/react';
import { api, http, HttpResponse } from '@emberclutch/web/testing/api.tsx';
import { renderInHost } from '@emberclutch/web/testing/render-in-host.tsx';
import { installPasskeyBrowser } from '../../../platform/testing/install-passkey-browser.ts';
import { OwnPages } from '../../../app/testing/OwnPages.tsx';

it('the login shows one result at a time, whether by passkey or by code', async () => {
  const uninstall = installPasskeyBrowser({
    onButton: () => Promise.reject(new DOMException('', 'NotAllowedError')),
  });
  api.use(
    http.post('*/v1/auth/login', () => new HttpResponse(null, { status: 503 })),
    http.post('*/v1/webauthn/login/begin', () =>
      HttpResponse.json({ publicKey: { challenge: 'AAAA', rpId: 'localhost' }, sessionData: 'ceremony' }),
    ),
  );
  const { user } = renderInHost(<OwnPages />, { path: '/login' });
  const field = screen.getByRole('textbox', { name: 'E-mail' });
  const expectAlert = (message: string) =>
    // Fails while there are two alerts.
    waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent(message));

  await user.click(screen.getByRole('button', { name: 'Sign in with a passkey' }));
  await expectAlert('The operation was cancelled');
  await user.type(field, 'wren{Enter}');
  expect(screen.queryByRole('alert')).toBeNull();
  expect(field).toBeInvalid();
  await user.type(field, '@example.org{Enter}');
  await expectAlert('Signing in is not possible at the moment.');
  await user.click(screen.getByRole('button', { name: 'Sign in with a passkey' }));
  await expectAlert('The operation was cancelled');

  uninstall();
});

it('the login offers Retry only for the method that failed last', async () => {
  const uninstall = installPasskeyBrowser({});
  api.use(
    http.post('*/v1/auth/login', () => HttpResponse.error()),
    http.post('*/v1/webauthn/login/begin', () => HttpResponse.error()),
  );
  const { user } = renderInHost(<OwnPages />, { path: '/login' });
  await user.type(screen.getByRole('textbox', { name: 'E-mail' }), 'wren@example.org{Enter}');
  await screen.findByRole('button', { name: 'Retry' });

  await user.click(screen.getByRole('button', { name: 'Sign in with a passkey' }));

  await waitFor(() => {
    const buttons = screen.getAllByRole('button').map(({ textContent }) => textContent);
    expect(buttons).toEqual(['Send me a code', 'Retry', 'Use an e-mail code']);
  });
  uninstall();
});
