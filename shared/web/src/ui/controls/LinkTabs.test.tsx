import { screen } from '@testing-library/react';
import { renderInHost } from '../../testing/render-in-host.tsx';
import { LinkTabs } from './LinkTabs.tsx';

const all = { to: '/hatchery/all-eggs', label: 'All', count: 1_240 };
const sealed = { to: '/hatchery/sealed', label: 'Sealed' };

const listCurrentTabs = () =>
  screen.getAllByRole('link').filter((link) => link.getAttribute('aria-current') === 'page');

it.each(['/hatchery/sealed', '/hatchery/sealed/'])('the row marks the tab of the page: %s', (path) => {
  renderInHost(<LinkTabs label="Lists" tabs={[all, sealed]} />, { path });

  expect(listCurrentTabs()).toEqual([screen.getByRole('link', { name: 'Sealed' })]);
});

it('the row marks the tab with `isCurrent` at any URL', () => {
  renderInHost(<LinkTabs label="Lists" tabs={[{ ...all, isCurrent: true }, sealed]} />, {
    path: '/hatchery',
  });

  expect(listCurrentTabs()).toEqual([screen.getByRole('link', { name: 'All 1,240' })]);
});

it('the row does not mark a tab with `isCurrent` false', () => {
  renderInHost(<LinkTabs label="Lists" tabs={[{ ...sealed, isCurrent: false }]} />, { path: sealed.to });

  expect(listCurrentTabs()).toEqual([]);
});
