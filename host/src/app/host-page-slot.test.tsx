import { Suspense } from 'react';
import { act } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { MemoryRouter } from '@emberclutch/web/routing';
import { AppRoutes } from './AppRoutes.tsx';
import { findHostPage, retryHostPage } from './host-pages.ts';

const Prerendered = () => <button type="button">Who we are</button>;

it('the slot keeps the prerendered text of a page whose chunk fails to load, and hydrates the text once the chunk has loaded', async () => {
  const page = findHostPage('/about');
  if (!page || !('load' in page)) throw new Error('The page has no chunk');
  const handlePress = jest.fn();
  page.load = jest
    .fn()
    .mockRejectedValueOnce(new Error('Loading chunk 7 failed'))
    .mockResolvedValue(() => (
      <button type="button" onClick={handlePress}>
        Who we are
      </button>
    ));
  const container = document.body.appendChild(document.createElement('div'));
  container.innerHTML = renderToString(
    <Suspense>
      <Prerendered />
    </Suspense>,
  );

  retryHostPage('/about');
  await act(async () =>
    hydrateRoot(
      container,
      <MemoryRouter initialEntries={['/about']}>
        <AppRoutes />
      </MemoryRouter>,
    ),
  );
  expect(container.textContent).toBe('Who we are');
  await act(async () => window.dispatchEvent(new Event('online')));

  container.querySelector('button')?.click();
  expect(handlePress).toHaveBeenCalledTimes(1);
  expect(page.load).toHaveBeenCalledTimes(2);
});
