import { screen } from '@testing-library/react';
import '@emberclutch/shared/testing/api';
import { renderInHost } from '@emberclutch/shared/testing/render-in-host';
import { MainNav } from './MainNav.tsx';

it.each([
  ['/community', 'page'],
  ['/hatchery', 'page'],
  ['/hatchery/sealed', 'true'],
  ['/about', null],
])('marks the community at %s as %p', (path, mark) => {
  renderInHost(<MainNav />, { path });

  expect(screen.getByRole('link', { name: 'Community' }).getAttribute('aria-current')).toBe(mark);
});
