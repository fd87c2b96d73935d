import { screen, waitFor } from '@testing-library/react';
import { Link } from '@emberclutch/shared/routing';
import { currentSession } from '@emberclutch/shared/state';
import { api, http, HttpResponse } from '@emberclutch/shared/testing/api';
import { aSession } from '@emberclutch/shared/testing/factories';
import { renderInHost } from '@emberclutch/shared/testing/render-in-host';
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
  ['else the e-mail', aSession({ displayName: null }), 'wren@example.org'],
  ['else a word', aSession({ displayName: null, email: null }), 'Profile'],
])('is labelled with %s', (_what, session, name) => {
  renderMenu(session);

  expect(screen.getByRole('button', { name })).toHaveAttribute('aria-expanded', 'false');
});

it('calls a player without a name User, above the e-mail', async () => {
  const { user } = renderMenu(aSession({ displayName: null }));

  await user.click(screen.getByRole('button', { name: 'wren@example.org' }));

  expect(screen.getByText('User')).toBeVisible();
  expect(screen.getAllByText('wren@example.org')).toHaveLength(2);
});

it('has its five entries, in their order', async () => {
  const { user } = renderMenu();

  await user.click(screen.getByRole('button', { name: 'Wren' }));

  const entries = screen.getAllByRole('menuitem');
  expect(entries.map((entry) => [entry.textContent, entry.getAttribute('href')])).toEqual([
    ['My Profile', '/profile'],
    ['My Collection', '/my-collection'],
    ['Security', '/profile?tab=security'],
    ['Preferences', '/profile?tab=preferences'],
    ['Sign Out', null],
  ]);
});

it('is walked by arrow keys and left by Esc, back to its button', async () => {
  const { user } = renderMenu();
  await user.tab();
  await user.keyboard('{Enter}');

  expect(screen.getByRole('menuitem', { name: 'My Profile' })).toHaveFocus();
  await user.keyboard('{ArrowDown}');
  expect(screen.getByRole('menuitem', { name: 'My Collection' })).toHaveFocus();
  await user.keyboard('{ArrowUp}{ArrowUp}');
  expect(screen.getByRole('menuitem', { name: 'Sign Out' })).toHaveFocus();
  await user.keyboard('{ArrowDown}');
  expect(screen.getByRole('menuitem', { name: 'My Profile' })).toHaveFocus();

  await user.keyboard('{Escape}');
  expect(screen.queryByRole('menu')).toBeNull();
  expect(screen.getByRole('button', { name: 'Wren' })).toHaveFocus();
});

it('is opened at its end by the arrow that goes up, and walked by first letters', async () => {
  const { user } = renderMenu();
  await user.tab();

  await user.keyboard('{ArrowUp}');
  expect(screen.getByRole('menuitem', { name: 'Sign Out' })).toHaveFocus();
  await user.keyboard('m');
  expect(screen.getByRole('menuitem', { name: 'My Profile' })).toHaveFocus();
  await user.keyboard('m');
  expect(screen.getByRole('menuitem', { name: 'My Collection' })).toHaveFocus();
  await user.keyboard('x');
  expect(screen.getByRole('menuitem', { name: 'My Collection' })).toHaveFocus();
});

it.each(['{Enter}', ' '])(
  'goes where an entry leads at %j, and leaves the focus on its button',
  async (key) => {
    const { user, currentAddress } = renderMenu();
    await user.tab();
    await user.keyboard('{ArrowDown}s');
    expect(screen.getByRole('menuitem', { name: 'Security' })).toHaveFocus();

    await user.keyboard(key);

    expect(currentAddress()).toBe('/profile?tab=security');
    expect(screen.queryByRole('menu')).toBeNull();
    expect(screen.getByRole('button', { name: 'Wren' })).toHaveFocus();
  },
);

it.each([
  ['a press outside', 'Outside'],
  ['going elsewhere', 'Elsewhere'],
])('closes on %s', async (_what, text) => {
  const { user } = renderMenu();
  await user.click(screen.getByRole('button', { name: 'Wren' }));

  await user.click(screen.getByText(text));

  expect(screen.queryByRole('menu')).toBeNull();
});

it('signs out on the server, clears what is stored, and goes home', async () => {
  let ended: string | null = null;
  api.use(
    http.post('*/v1/auth/logout', ({ request }) => {
      ended = request.headers.get('authorization');
      return new HttpResponse(null, { status: 204 });
    }),
  );
  const { user, currentAddress } = renderMenu();

  await user.click(screen.getByRole('button', { name: 'Wren' }));
  await user.click(screen.getByRole('menuitem', { name: 'Sign Out' }));

  await waitFor(() => expect(currentAddress()).toBe('/'));
  await waitFor(() => expect(ended).toBe('Bearer session-of-wren'));
  expect(currentSession()).toBeNull();
  expect(localStorage).toHaveLength(0);
});

it('signs out here even when the server cannot be told', async () => {
  api.use(http.post('*/v1/auth/logout', () => HttpResponse.error()));
  const { user, currentAddress } = renderMenu();

  await user.click(screen.getByRole('button', { name: 'Wren' }));
  await user.click(screen.getByRole('menuitem', { name: 'Sign Out' }));

  await waitFor(() => expect(currentAddress()).toBe('/'));
  expect(currentSession()).toBeNull();
});

it('signs out here at once, however long the server takes', async () => {
  api.use(http.post('*/v1/auth/logout', () => new Promise(() => {})));
  const { user, currentAddress } = renderMenu();

  await user.click(screen.getByRole('button', { name: 'Wren' }));
  await user.click(screen.getByRole('menuitem', { name: 'Sign Out' }));

  await waitFor(() => expect(currentAddress()).toBe('/'), { timeout: 2_000 });
  expect(currentSession()).toBeNull();
});
