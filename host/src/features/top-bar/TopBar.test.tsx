import { act, screen } from '@testing-library/react';
import { api, http, HttpResponse } from '@emberclutch/shared/testing/api';
import { aSeason, aSession } from '@emberclutch/shared/testing/factories';
import { renderInHost } from '@emberclutch/shared/testing/render-in-host';
import { TopBar } from './TopBar.tsx';

const link = (name: string) => screen.queryByRole('link', { name });

it('offers visitors the community, and the two ways in', async () => {
  renderInHost(<TopBar />);

  expect(await screen.findByText('EARTH I')).toBeVisible();
  expect(link('Community')).toHaveAttribute('href', '/community');
  expect(link('Login')).toHaveAttribute('href', '/login');
  expect(link('Sign Up')).toHaveAttribute('href', '/register');
  expect(link('Emberclutch, home')).toHaveAttribute('href', '/');
  expect(link('Spawn')).toBeNull();
  expect(link('My Collection')).toBeNull();
  expect(screen.queryByRole('button', { name: 'Wren' })).toBeNull();
});

it('offers players the spawn and their collection instead', async () => {
  renderInHost(<TopBar />, { session: aSession() });

  expect(await screen.findByText('EARTH I')).toBeVisible();
  expect(link('Spawn')).toHaveAttribute('href', '/spawn');
  expect(link('My Collection')).toHaveAttribute('href', '/my-collection');
  expect(screen.getByRole('button', { name: 'Wren' })).toBeVisible();
  expect(link('Login')).toBeNull();
  expect(link('Sign Up')).toBeNull();
});

it.each(['PRIMORDIAL', 'primordial'])('hides the spawn in the season %s', async (spawnSeason) => {
  api.use(http.get('*/v1/seasons/current', () => HttpResponse.json(aSeason({ spawnSeason, spawnAge: 0 }))));
  renderInHost(<TopBar />, { session: aSession() });

  expect(await screen.findByText('PRIMORDIAL')).toBeVisible();
  expect(link('Spawn')).toBeNull();
  expect(link('My Collection')).toBeVisible();
});

it('names what is coming soon, without a link', () => {
  renderInHost(<TopBar />);

  for (const name of ['Marketplace', 'Merchandise'])
    expect(screen.getByText(name)).toHaveTextContent(`${name} Coming Soon`);
  expect(screen.queryByRole('link', { name: /Marketplace|Merchandise/ })).toBeNull();
});

it('opens the three networks in new tabs', () => {
  renderInHost(<TopBar />);

  for (const name of ['X', 'Instagram', 'TikTok'])
    expect(screen.getByRole('link', { name: `${name} (opens in a new tab)` })).toHaveAttribute(
      'target',
      '_blank',
    );
});

it('folds its menu away again when the page changes', async () => {
  const { user, currentAddress } = renderInHost(<TopBar />);
  await user.click(screen.getByRole('button', { name: 'Open menu' }));

  await user.click(screen.getByRole('link', { name: 'Community' }));

  expect(currentAddress()).toBe('/community');
  expect(screen.getByRole('button', { name: 'Open menu' })).toHaveAttribute('aria-expanded', 'false');
});

it('folds its menu away on Esc, back to its button, and when the focus goes on into the page', async () => {
  const { user } = renderInHost(
    <>
      <TopBar />
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
