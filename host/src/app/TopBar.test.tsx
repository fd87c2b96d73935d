import { act, screen, within } from '@testing-library/react';
import { siteAtom, store } from '@emberclutch/web/state';
import { api, http, HttpResponse } from '@emberclutch/web/testing/api.tsx';
import { aSeason, aSession } from '@emberclutch/web/testing/factories.tsx';
import { renderInHost } from '@emberclutch/web/testing/render-in-host.tsx';
import { NotificationBell } from '../features/notifications/bell/NotificationBell.tsx';
import { SeasonBadge } from '../features/season/SeasonBadge.tsx';
import { TopBar } from '../features/top-bar/TopBar.tsx';

const findAddress = (name: string) => screen.queryByRole('link', { name })?.getAttribute('href');

/** The window of component tests is narrower than the row of links, so the bar shows them as a menu. */
async function openMenu(options: Parameters<typeof renderInHost>[1] = {}) {
  const view = renderInHost(
    <>
      <TopBar seasonBadge={<SeasonBadge />} bell={<NotificationBell />} />
      <button type="button">Below</button>
    </>,
    options,
  );
  await view.user.click(screen.getByRole('button', { name: 'Open menu' }));
  return view;
}

it.each([
  [{}, null, 'EARTH I', ['/login', '/register', undefined, undefined]],
  [{}, aSession(), 'EARTH I', [undefined, undefined, '/spawn', '/my-collection']],
  // No spawn cycle is open.
  [
    { spawnSeason: 'PRIMORDIAL', spawnAge: 0 },
    aSession(),
    'PRIMORDIAL',
    [undefined, undefined, undefined, '/my-collection'],
  ],
  [
    { spawnSeason: 'primordial', spawnAge: 0 },
    aSession(),
    'PRIMORDIAL',
    [undefined, undefined, undefined, '/my-collection'],
  ],
])(
  'the top bar shows, in the season %j, links for the session %j',
  async (season, session, badge, addresses) => {
    api.use(http.get('*/v1/seasons/current', () => HttpResponse.json(aSeason(season))));
    await openMenu({ session, path: '/my-collection' });

    expect(await screen.findByText(badge)).toBeVisible();
    expect(['Login', 'Sign Up', 'Spawn', 'My Collection'].map(findAddress)).toEqual(addresses);
    expect([findAddress('Community'), findAddress('Emberclutch, home')]).toEqual(['/community', '/']);
    expect(screen.queryAllByRole('button', { name: 'Wren' })).toHaveLength(session ? 1 : 0);
    expect(screen.queryAllByRole('link', { current: 'page' })).toHaveLength(session ? 1 : 0);
  },
);

it('the top bar lists its entries in order, without links to pages that do not exist yet, and opens social networks in new tabs', async () => {
  const social = { x: 'https://x.example', instagram: 'https://instagram.example', tiktok: '' };
  store.set(siteAtom, (site) => ({ ...site, social }));
  await openMenu();

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
  expect(screen.queryByRole('link', { name: /^TikTok/ })).toBeNull();
  for (const name of ['X', 'Instagram'])
    expect(screen.getByRole('link', { name: `${name} (opens in a new tab)` })).toHaveAttribute(
      'target',
      '_blank',
    );
});

it('the top bar closes its menu when the page changes, when focus moves into the page, and on Esc, which returns focus to the toggle', async () => {
  const { user, currentAddress } = await openMenu();
  const toggle = screen.getByRole('button', { name: /menu$/ });

  await user.click(screen.getByRole('link', { name: 'Community' }));
  expect(currentAddress()).toBe('/community');
  expect(toggle).toHaveAttribute('aria-expanded', 'false');

  await user.click(toggle);
  act(() => screen.getByRole('button', { name: 'Below' }).focus());
  expect(toggle).toHaveAttribute('aria-expanded', 'false');

  await user.click(toggle);
  act(() => screen.getByRole('link', { name: 'About' }).focus());
  await user.keyboard('{Escape}');
  expect(toggle).toHaveFocus();
});
