import { screen, waitFor } from '@testing-library/react';
import { api, http, HttpResponse } from '@emberclutch/web/testing/api.tsx';
import { anEgg } from '@emberclutch/web/testing/factories.tsx';
import { renderInHost } from '@emberclutch/web/testing/render-in-host.tsx';
import HatcheryRoutes from '../../app/routes.tsx';

beforeAll(async () => {
  // jsdom has no constructed style sheets.
  CSSStyleSheet.prototype.replaceSync = () => undefined;
  // The page is a chunk of its own: its first import takes longer than a query waits.
  await import('./EmbedPage.tsx');
});
beforeEach(() => {
  api.use(
    http.get('*/v1/assets/dragons', () =>
      HttpResponse.json({ assets: [anEgg({ id: 7, assetState: 'INCUBATING' })] }),
    ),
    http.get('*/embed/v1/release.json', () => HttpResponse.json({}, { status: 404 })),
    http.get('*/v1/assets/:id', ({ params }) => HttpResponse.json(anEgg({ id: Number(params.id) }))),
  );
});

it('shows the element that the form describes, and copies its code', async () => {
  const { user } = renderInHost(<HatcheryRoutes />, { path: '/embed?number=12' });

  await user.selectOptions(await screen.findByLabelText('Colours'), 'Dark');
  await user.type(screen.getByLabelText('Accent'), 'teal');
  await user.click(screen.getByRole('button', { name: 'Copy: Code' }));

  const element = document.querySelector('emberclutch-asset');
  expect(element).toHaveAttribute('theme', 'dark');
  expect(element).toHaveAttribute('accent', 'teal');
  await waitFor(() => expect(element?.shadowRoot?.querySelector('a')?.href).toMatch(/\/details\/12$/));
  expect(await navigator.clipboard.readText()).toContain(
    '<emberclutch-asset number="12" theme="dark" accent="teal"></emberclutch-asset>',
  );
  expect(screen.getByRole('alert')).toHaveTextContent('could not be loaded');
});

it('shows another element, with the code of another stack', async () => {
  const { user } = renderInHost(<HatcheryRoutes />, { path: '/embed' });

  await user.click(await screen.findByRole('link', { name: 'Hatchery' }));
  await user.click(screen.getByRole('link', { name: 'React' }));
  await user.selectOptions(screen.getByLabelText('Order'), 'Hatching next');
  await user.selectOptions(screen.getByLabelText('State'), 'Incubating');

  const hatchery = document.querySelector('emberclutch-hatchery')?.shadowRoot;
  await waitFor(() => expect(hatchery?.querySelectorAll('a[href*="/details/"]')).toHaveLength(1));
  expect(
    screen.getByText(/<EmberclutchHatchery limit="6" order="hatching" state="incubating" \/>/),
  ).toBeVisible();
  expect(screen.getByRole('link', { name: 'Hatchery' })).toHaveAttribute('aria-current', 'page');
});

it('offers the script of the live release, with its digest', async () => {
  const release = {
    latest: '/embed/v1/emberclutch.js',
    pinned: '/embed/v1/emberclutch-aa.js',
    integrity: 'sha256-AA',
    style: 'sha256-SS',
  };
  api.use(http.get('*/embed/v1/release.json', () => HttpResponse.json(release)));
  const { user } = renderInHost(<HatcheryRoutes />, { path: '/embed' });

  await user.click(await screen.findByRole('button', { name: 'Copy: Pinned script' }));

  expect(await navigator.clipboard.readText()).toBe(
    `<script type="module" src="${location.origin}/embed/v1/emberclutch-aa.js" integrity="sha256-AA" crossorigin="anonymous"></script>`,
  );
  expect(screen.getByText("style-src 'sha256-SS'")).toBeVisible();
});
