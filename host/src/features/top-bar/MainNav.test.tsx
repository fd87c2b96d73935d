import { screen } from '@testing-library/react';
import '@emberclutch/web/testing/api.tsx';
import { renderInHost } from '@emberclutch/web/testing/render-in-host.tsx';
import { MainNav } from './MainNav.tsx';

it.each([
  ['/community', 'page'],
  ['/hatchery', 'page'],
  ['/hatchery/sealed', 'true'],
  ['/about', null],
])('the navigation sets aria-current of the community entry at %s to %p', (path, current) => {
  renderInHost(<MainNav />, { path });

  expect(screen.getByRole('link', { name: 'Community' }).getAttribute('aria-current')).toBe(current);
});
