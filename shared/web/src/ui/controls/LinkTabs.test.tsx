import { screen } from '@testing-library/react';
import { renderInHost } from '../../testing/render-in-host.tsx';
import { LinkTabs } from './LinkTabs.tsx';

const allTab = { to: '/hatchery/all-eggs', label: 'All', count: 1_240 };
const sealedTab = { to: '/hatchery/sealed', label: 'Sealed' };

const listCurrentTabs = () =>
  screen.getAllByRole('link').filter((link) => link.getAttribute('aria-current') === 'page');

it.each(['/hatchery/sealed', '/hatchery/sealed/'])('the row marks the tab of the page: %s', (path) => {
  renderInHost(<LinkTabs label="Lists" tabs={[allTab, sealedTab]} />, { path });

  expect(listCurrentTabs()).toEqual([screen.getByRole('link', { name: 'Sealed' })]);
});

it('the row marks the tab with `isCurrent` at any URL', () => {
  renderInHost(<LinkTabs label="Lists" tabs={[{ ...allTab, isCurrent: true }, sealedTab]} />, {
    path: '/hatchery',
  });

  expect(listCurrentTabs()).toEqual([screen.getByRole('link', { name: 'All 1,240' })]);
});

it('the row does not mark a tab with `isCurrent` false', () => {
  renderInHost(<LinkTabs label="Lists" tabs={[{ ...sealedTab, isCurrent: false }]} />, {
    path: sealedTab.to,
  });

  expect(listCurrentTabs()).toEqual([]);
});
