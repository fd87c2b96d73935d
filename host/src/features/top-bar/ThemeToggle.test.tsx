import { screen } from '@testing-library/react';
import { renderInHost } from '@emberclutch/web/testing/render-in-host.tsx';
import { ThemeToggle } from './ThemeToggle.tsx';

it('the toggle switches between light and dark mode, and stores the choice', async () => {
  const { user } = renderInHost(<ThemeToggle />);

  await user.click(screen.getByRole('button', { name: 'Switch to dark mode' }));
  expect(document.documentElement).toHaveClass('dark');
  expect(localStorage.getItem('theme')).toBe('dark');

  await user.click(screen.getByRole('button', { name: 'Switch to light mode' }));
  expect(document.documentElement).not.toHaveClass('dark');
  expect(localStorage.getItem('theme')).toBe('light');
});
