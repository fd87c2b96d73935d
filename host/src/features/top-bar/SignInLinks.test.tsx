import { screen } from '@testing-library/react';
import { renderInHost } from '@emberclutch/web/testing/render-in-host.tsx';
import { SignInLinks } from './SignInLinks.tsx';

it.each([
  ['/login?next=%2Fspawn%3Feggs%3D2&step=code', '?next=%2Fspawn%3Feggs%3D2'],
  ['/hatchery?page=2', ''],
])('at %s, the links lead to login and sign-up with the search %j', (path, search) => {
  renderInHost(<SignInLinks />, { path });

  expect(screen.getByRole('link', { name: 'Login' })).toHaveAttribute('href', `/login${search}`);
  expect(screen.getByRole('link', { name: 'Sign Up' })).toHaveAttribute('href', `/register${search}`);
});
