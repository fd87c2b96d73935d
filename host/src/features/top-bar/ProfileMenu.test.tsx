import { screen, waitFor, within } from '@testing-library/react';
import { Link } from '@emberclutch/web/routing';
import { currentSession, store, transientNotificationsAtom } from '@emberclutch/web/state';
import { api, http, HttpResponse } from '@emberclutch/web/testing/api.tsx';
import { aSession } from '@emberclutch/web/testing/factories.tsx';
import { renderInHost } from '@emberclutch/web/testing/render-in-host.tsx';
import { ProfileMenu } from './ProfileMenu.tsx';

function renderMenu(session = aSession()) {
  return renderInHost(
    <>
      <ProfileMenu />
      <Link to="/elsewhere">Elsewhere</Link>
      <p>Outside</p>
    </>,
    { path: '/my-collection', session },
  );
}

it.each([
  ['the display name', aSession(), 'Wren'],
  ['the e-mail where there is no name', aSession({ displayName: null }), 'wren@example.org'],
  ['a fallback where there is neither', aSession({ displayName: null, email: null }), 'Profile'],
])('is labelled with %s', (_case, session, name) => {
  renderMenu(session);

  expect(screen.getByRole('button', { name })).toHaveAttribute('aria-expanded', 'false');
});

it('shows User above the e-mail of a player without a name', async () => {
  const { user } = renderMenu(aSession({ displayName: null }));

  await user.click(screen.getByRole('button', { name: 'wren@example.org' }));

  expect(screen.getByText('User')).toBeVisible();
  expect(screen.getAllByText('wren@example.org')).toHaveLength(2);
});

it('lists its five entries in order', async () => {
  const { user } = renderMenu();

  await user.click(screen.getByRole('button', { name: 'Wren' }));

  const list = screen.getByRole('list', { name: 'Your account' });
  const entries = within(list).getAllByRole('listitem');
  expect(
    entries.map(({ textContent, firstElementChild }) => [
      textContent,
      firstElementChild?.getAttribute('href'),
    ]),
  ).toEqual([
    ['My Profile', '/profile'],
    ['My Collection', '/my-collection'],
    ['Security', '/profile?tab=security'],
    ['Preferences', '/profile?tab=preferences'],
    ['Sign Out', null],
  ]);
});

it('is passed by Tab, and returns the focus to the button on Esc', async () => {
  const { user } = renderMenu();
  await user.tab();
  await user.keyboard('{Enter}');

  expect(screen.getByRole('button', { name: 'Wren' })).toHaveFocus();
  await user.tab();
  expect(screen.getByRole('link', { name: 'My Profile' })).toHaveFocus();
  await user.tab();
  expect(screen.getByRole('link', { name: 'My Collection' })).toHaveFocus();

  await user.keyboard('{Escape}');
  expect(screen.queryByRole('list')).toBeNull();
  expect(screen.getByRole('button', { name: 'Wren' })).toHaveFocus();
});

it('closes when the focus leaves it', async () => {
  const { user } = renderMenu();
  await user.click(screen.getByRole('button', { name: 'Wren' }));
  screen.getByRole('button', { name: 'Sign Out' }).focus();

  await user.tab();

  expect(screen.getByRole('link', { name: 'Elsewhere' })).toHaveFocus();
  expect(screen.queryByRole('list')).toBeNull();
});

it('follows an entry, and returns the focus to the button', async () => {
  const { user, currentAddress } = renderMenu();
  await user.click(screen.getByRole('button', { name: 'Wren' }));
  screen.getByRole('link', { name: 'Security' }).focus();

  await user.keyboard('{Enter}');

  expect(currentAddress()).toBe('/profile?tab=security');
  expect(screen.queryByRole('list')).toBeNull();
  expect(screen.getByRole('button', { name: 'Wren' })).toHaveFocus();
});

it.each([
  ['a press outside', 'Outside'],
  ['navigation', 'Elsewhere'],
])('closes on %s', async (_case, text) => {
  const { user } = renderMenu();
  await user.click(screen.getByRole('button', { name: 'Wren' }));

  await user.click(screen.getByText(text));

  expect(screen.queryByRole('list')).toBeNull();
});

it('signs out on the server, clears storage, and navigates home', async () => {
  let ended: string | null = null;
  api.use(
    http.post('*/v1/auth/logout', ({ request }) => {
      ended = request.headers.get('authorization');
      return new HttpResponse(null, { status: 204 });
    }),
  );
  const { user, currentAddress } = renderMenu();

  await user.click(screen.getByRole('button', { name: 'Wren' }));
  await user.click(screen.getByRole('button', { name: 'Sign Out' }));

  await waitFor(() => expect(currentAddress()).toBe('/'));
  await waitFor(() => expect(ended).toBe('Bearer session-of-wren'));
  expect(currentSession()).toBeNull();
  expect(localStorage).toHaveLength(0);
});

it('signs out locally when the request fails, and says that the server is notified later', async () => {
  api.use(http.post('*/v1/auth/logout', () => HttpResponse.error()));
  const { user, currentAddress } = renderMenu();

  await user.click(screen.getByRole('button', { name: 'Wren' }));
  await user.click(screen.getByRole('button', { name: 'Sign Out' }));

  await waitFor(() => expect(currentAddress()).toBe('/'));
  expect(currentSession()).toBeNull();
  await waitFor(() =>
    expect(store.get(transientNotificationsAtom)).toMatchObject([
      { type: 'warning', message: expect.stringContaining('as soon as you are online again') },
    ]),
  );
});

it('signs out locally at once while the request is pending', async () => {
  api.use(http.post('*/v1/auth/logout', () => new Promise(() => {})));
  const { user, currentAddress } = renderMenu();

  await user.click(screen.getByRole('button', { name: 'Wren' }));
  await user.click(screen.getByRole('button', { name: 'Sign Out' }));

  await waitFor(() => expect(currentAddress()).toBe('/'));
  expect(currentSession()).toBeNull();
});
