import { createEvent, fireEvent, screen } from '@testing-library/react';
import { renderInHost } from '@emberclutch/web/testing/render-in-host.tsx';
import { ArticleText } from './ArticleText.tsx';

const html = '<p><a href="/terms?a=1"><em>Terms</em></a> <a href="https://example.com/">Elsewhere</a></p>';

it('the text opens a link to a page of the site without loading a document', async () => {
  const { user, currentAddress } = renderInHost(<ArticleText html={html} />, { path: '/about' });

  await user.click(screen.getByText('Terms'));

  expect(currentAddress()).toBe('/terms?a=1');
});

it.each([
  { target: 'another site', name: 'Elsewhere', options: {} },
  { target: 'a new tab', name: 'Terms', options: { ctrlKey: true } },
])('the text leaves a click that opens $target to the browser', ({ name, options }) => {
  const { currentAddress } = renderInHost(<ArticleText html={html} />, { path: '/about' });
  const link = screen.getByRole('link', { name });
  // jsdom cannot load documents, so the test prevents the default after it has read whether the text handled the click.
  let isHandled: boolean | null = null;
  document.addEventListener(
    'click',
    (event) => {
      isHandled = event.defaultPrevented;
      event.preventDefault();
    },
    { once: true },
  );

  fireEvent(link, createEvent.click(link, options));

  expect(isHandled).toBe(false);
  expect(currentAddress()).toBe('/about');
});
