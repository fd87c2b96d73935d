import { screen, waitFor } from '@testing-library/react';
import { api, http, HttpResponse } from '@emberclutch/web/testing/api.tsx';
import { anEgg } from '@emberclutch/web/testing/factories.tsx';
import { renderInHost } from '@emberclutch/web/testing/render-in-host.tsx';
import HatcheryRoutes from '../../app/routes.tsx';

beforeAll(async () => {
  // jsdom has no constructed style sheets.
  CSSStyleSheet.prototype.replaceSync = () => undefined;
  // The page is a separate chunk: its first import exceeds the timeout of a query.
  await import('./EmbedPage.tsx');
});
beforeEach(() => {
  api.use(
    http.get('*/v1/assets/dragons', () => HttpResponse.json({ assets: [anEgg({ id: 7 })] })),
    http.get('*/embed/v1/release.json', () => HttpResponse.json({}, { status: 404 })),
    http.get('*/v1/assets/:id', ({ params }) => HttpResponse.json(anEgg({ id: Number(params.id) }))),
  );
});

it('the page shows each element with the markup to copy, and the asset in the address', async () => {
  const { user, container } = renderInHost(<HatcheryRoutes />, { path: '/embed?number=12' });
  await screen.findByRole('button', { name: 'Copy: Egg or dragon' });
  const findAsset = () => container.querySelector('emberclutch-asset');
  await waitFor(() => expect(findAsset()?.shadowRoot?.querySelector('a')?.href).toMatch(/\/details\/12$/));

  const copiedTexts: string[] = [];
  for (const title of ['Egg or dragon', 'Countdown', 'Spawn', 'Hatchery', 'World']) {
    await user.click(screen.getByRole('button', { name: `Copy: ${title}` }));
    copiedTexts.push(await navigator.clipboard.readText());
  }

  const tags = ['asset', 'countdown', 'spawn', 'hatchery', 'world'];
  expect(copiedTexts).toEqual(tags.map((tag) => container.querySelector(`emberclutch-${tag}`)?.outerHTML));
  expect(copiedTexts[0]).toBe('<emberclutch-asset number="12"></emberclutch-asset>');
  expect(screen.getByRole('alert')).toHaveTextContent('could not be loaded');
});

it('the page shows the script of the live release with a digest', async () => {
  const release = {
    latest: '/embed/v1/emberclutch.js',
    pinned: '/embed/v1/emberclutch-aa.js',
    integrity: 'sha256-AA',
  };
  api.use(http.get('*/embed/v1/release.json', () => HttpResponse.json(release)));
  const { user } = renderInHost(<HatcheryRoutes />, { path: '/embed?number=%2e%2e' });

  await user.click(await screen.findByRole('button', { name: 'Copy: Pinned script' }));

  expect(await navigator.clipboard.readText()).toBe(
    `<script type="module" src="${location.origin}/embed/v1/emberclutch-aa.js" integrity="sha256-AA" crossorigin="anonymous"></script>`,
  );
  expect(document.querySelector('emberclutch-asset')).toHaveAttribute('number', '1');
});
