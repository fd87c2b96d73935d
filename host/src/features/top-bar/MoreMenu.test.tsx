import { screen } from '@testing-library/react';
import { siteAtom, store } from '@emberclutch/web/state';
import { renderInHost } from '@emberclutch/web/testing/render-in-host.tsx';
import { MoreMenu } from './MoreMenu.tsx';

it('the menu closes on Esc, which returns the focus to the button', async () => {
  const social = { x: '', instagram: 'https://instagram.example', tiktok: '' };
  store.set(siteAtom, (site) => ({ ...site, social }));
  const { user } = renderInHost(<MoreMenu />);
  const button = screen.getByRole('button', { name: 'More', hidden: true });
  // The window of component tests is narrower than the row that shows the button.
  button.parentElement?.style.setProperty('display', 'block');
  await user.click(button);
  screen.getByRole('link', { name: /^Instagram/ }).focus();

  await user.keyboard('{Escape}');

  expect(button).toHaveAttribute('aria-expanded', 'false');
  expect(button).toHaveFocus();
});
