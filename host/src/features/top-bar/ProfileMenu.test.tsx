import { screen, waitFor, within } from '@testing-library/react';
import { Link } from '@emberclutch/web/routing';
import { currentSession, store, transientNotificationsAtom } from '@emberclutch/web/state';
import { api, http, HttpResponse } from '@emberclutch/web/testing/api.tsx';
import { aSession } from '@emberclutch/web/testing/factories.tsx';
import { renderInHost } from '@emberclutch/web/testing/render-in-host.tsx';
import { ProfileMenu } from './ProfileMenu.tsx';

const getButton = () => screen.getByRole('button', { name: 'Wren' });
const findList = () => screen.queryByRole('list');

const renderMenu = (session = aSession()) =>
  renderInHost(
    <>
      <ProfileMenu />
      <Link to="/elsewhere">Elsewhere</Link>
      <p>Outside</p>
    </>,
    { path: '/my-collection', session },
  );

async function openMenu() {
  const view = renderMenu();
  await view.user.click(getButton());
  return view;
}

it.each([
  [{}, 'Wren', 'Wren'],
  [{ displayName: null }, 'wren@example.org', 'User'],
  [{ displayName: null, email: null }, 'Profile', 'Profile'],
])('the menu shows names for a session with %j', async (names, label, heading) => {
  const { user } = renderMenu(aSession(names));
  const button = screen.getByRole('button', { name: label, expanded: false });

  await user.click(button);

  expect(screen.getAllByText(heading).at(-1)).toBeVisible();
});

it('the menu lists its five entries in order', async () => {
  await openMenu();

  const account = screen.getByRole('list', { name: 'Your account' });
  const entries = within(account).getAllByRole('listitem');
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

it('the Tab key moves through the menu and out of it, Esc returns the focus to the button, and the menu closes when the focus leaves it', async () => {
  const { user } = renderMenu();
  await user.tab();
  await user.keyboard('{Enter}');
  expect(getButton()).toHaveFocus();
  for (const name of ['My Profile', 'My Collection']) {
    await user.tab();
    expect(screen.getByRole('link', { name })).toHaveFocus();
  }

  await user.keyboard('{Escape}');
  expect(findList()).toBeNull();
  expect(getButton()).toHaveFocus();

  await user.click(getButton());
  screen.getByRole('button', { name: 'Sign Out' }).focus();
  await user.tab();
  expect(screen.getByRole('link', { name: 'Elsewhere' })).toHaveFocus();
  expect(findList()).toBeNull();
});

it('the Enter key on an entry opens its page, and returns the focus to the button', async () => {
  const { user, currentAddress } = await openMenu();
  screen.getByRole('link', { name: 'Security' }).focus();

  await user.keyboard('{Enter}');

  expect(currentAddress()).toBe('/profile?tab=security');
  expect(findList()).toBeNull();
  expect(getButton()).toHaveFocus();
});

it.each([
  ['a press outside', 'Outside'],
  ['navigation', 'Elsewhere'],
])('the menu closes on %s', async (_case, text) => {
  const { user } = await openMenu();

  await user.click(screen.getByText(text));

  expect(findList()).toBeNull();
});

it.each([
  ['ends the session on the server', () => new HttpResponse(null, { status: 204 }), 0],
  ['does not wait for the response', () => new Promise<never>(() => undefined), 0],
  ['says that it notifies the server later if the request fails', () => HttpResponse.error(), 1],
])('the menu signs out at once, clears storage, navigates home, and %s', async (_what, respond, warnings) => {
  const endedSessions: unknown[] = [];
  api.use(
    http.post('*/v1/auth/logout', ({ request }) => {
      endedSessions.push(request.headers.get('authorization'));
      return respond();
    }),
  );
  const { user, currentAddress } = await openMenu();

  await user.click(screen.getByRole('button', { name: 'Sign Out' }));

  await waitFor(() => expect(currentAddress()).toBe('/'));
  await waitFor(() => expect(endedSessions).toContain('Bearer session-of-wren'));
  expect(currentSession()).toBeNull();
  expect(localStorage).toHaveLength(0);
  await waitFor(() =>
    expect(store.get(transientNotificationsAtom)).toMatchObject(
      Array.from({ length: warnings }, () => ({
        type: 'warning',
        message: expect.stringContaining('as soon as you are online again'),
      })),
    ),
  );
});
