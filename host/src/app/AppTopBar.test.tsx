import { act, screen, within } from '@testing-library/react';
import { api, http, HttpResponse } from '@emberclutch/web/testing/api.tsx';
import { aSeason, aSession } from '@emberclutch/web/testing/factories.tsx';
import { renderInHost } from '@emberclutch/web/testing/render-in-host.tsx';
import { AppTopBar } from './AppTopBar.tsx';

const link = (name: string) => screen.queryByRole('link', { name });

/** The window of component tests is narrower than the row of links, which it shows as a menu. */
const openMenu = ({ user }: ReturnType<typeof renderInHost>) =>
  user.click(screen.getByRole('button', { name: 'Open menu' }));

it('links to the community, Login and Sign Up for a signed-out visitor', async () => {
  await openMenu(renderInHost(<AppTopBar />));

  expect(await screen.findByText('EARTH I')).toBeVisible();
  expect(link('Community')).toHaveAttribute('href', '/community');
  expect(link('Login')).toHaveAttribute('href', '/login');
  expect(link('Sign Up')).toHaveAttribute('href', '/register');
  expect(link('Emberclutch, home')).toHaveAttribute('href', '/');
  expect(link('Spawn')).toBeNull();
  expect(link('My Collection')).toBeNull();
  expect(screen.queryByRole('button', { name: 'Wren' })).toBeNull();
});

it('links to Spawn and My Collection for a signed-in player', async () => {
  await openMenu(renderInHost(<AppTopBar />, { session: aSession(), path: '/my-collection' }));

  expect(await screen.findByText('EARTH I')).toBeVisible();
  expect(link('Spawn')).toHaveAttribute('href', '/spawn');
  expect(link('My Collection')).toHaveAttribute('href', '/my-collection');
  expect(link('My Collection')).toHaveAttribute('aria-current', 'page');
  expect(screen.getByRole('button', { name: 'Wren' })).toBeVisible();
  expect(link('Login')).toBeNull();
  expect(link('Sign Up')).toBeNull();
});

it.each(['PRIMORDIAL', 'primordial'])('hides Spawn in the season %s', async (spawnSeason) => {
  api.use(http.get('*/v1/seasons/current', () => HttpResponse.json(aSeason({ spawnSeason, spawnAge: 0 }))));
  await openMenu(renderInHost(<AppTopBar />, { session: aSession() }));

  expect(await screen.findByText('PRIMORDIAL')).toBeVisible();
  expect(link('Spawn')).toBeNull();
  expect(link('My Collection')).toBeVisible();
});

it('lists its entries in order, without a link where the page is coming soon', async () => {
  await openMenu(renderInHost(<AppTopBar />));

  const entries = within(screen.getByRole('navigation')).getAllByRole('listitem');
  expect(entries.map(({ textContent }) => textContent)).toEqual([
    'About',
    'Team',
    'Community',
    'News',
    'Whitepaper (opens in a new tab)',
    'Marketplace Coming Soon',
    'Merchandise Coming Soon',
  ]);
  expect(screen.queryByRole('link', { name: /Marketplace|Merchandise/ })).toBeNull();
});

it('opens the three social networks in new tabs', async () => {
  await openMenu(renderInHost(<AppTopBar />));

  for (const name of ['X', 'Instagram', 'TikTok'])
    expect(screen.getByRole('link', { name: `${name} (opens in a new tab)` })).toHaveAttribute(
      'target',
      '_blank',
    );
});

it('closes its menu when the page changes', async () => {
  const { user, currentAddress } = renderInHost(<AppTopBar />);
  await user.click(screen.getByRole('button', { name: 'Open menu' }));

  await user.click(screen.getByRole('link', { name: 'Community' }));

  expect(currentAddress()).toBe('/community');
  expect(screen.getByRole('button', { name: 'Open menu' })).toHaveAttribute('aria-expanded', 'false');
});

it('closes its menu on Esc, which returns focus to the toggle, and when focus moves into the page', async () => {
  const { user } = renderInHost(
    <>
      <AppTopBar />
      <button type="button">Below</button>
    </>,
  );
  await user.click(screen.getByRole('button', { name: 'Open menu' }));
  act(() => screen.getByRole('link', { name: 'About' }).focus());

  await user.keyboard('{Escape}');
  expect(screen.getByRole('button', { name: 'Open menu' })).toHaveFocus();

  await user.click(screen.getByRole('button', { name: 'Open menu' }));
  act(() => screen.getByRole('button', { name: 'Below' }).focus());
  expect(screen.getByRole('button', { name: 'Open menu' })).toHaveAttribute('aria-expanded', 'false');
});
