import { screen } from '@testing-library/react';
import { api, http, HttpResponse } from '@emberclutch/web/testing/api.tsx';
import { renderInHost } from '@emberclutch/web/testing/render-in-host.tsx';
import HatcheryRoutes from '../../app/routes.tsx';

it.each([
  ['/details/99', 'Nothing in the guide has this number. It may have been mistyped.'],
  ['/genome-explorer/99', 'Nothing in the guide has this number. It may have been mistyped.'],
  ['/details/9007199254740993', 'No specimen has a number as large as this one. It may have been mistyped.'],
  [`/details/${'4'.repeat(40)}`, 'No specimen has a number as large as this one. It may have been mistyped.'],
  ['/details/ninety', '“ninety” is not the number of a specimen. They look like 1234.'],
  ['/details/-3', '“-3” is not the number of a specimen. They look like 1234.'],
  ['/genome-explorer/1e3', '“1e3” is not the number of a specimen. They look like 1234.'],
])('a visitor sees the not-found page at %s', async (path, reason) => {
  jest.spyOn(console, 'error').mockImplementation();
  const requests: string[] = [];
  api.use(
    http.get('*/v1/*', ({ request }) => {
      requests.push(new URL(request.url).pathname);
      return HttpResponse.json({}, { status: 404 });
    }),
  );
  renderInHost(<HatcheryRoutes />, { path });

  expect(await screen.findByRole('heading', { name: 'No such specimen' })).toBeVisible();
  expect(screen.getByText(reason)).toBeVisible();
  expect(screen.getByRole('link', { name: 'See all eggs' })).toHaveAttribute('href', '/hatchery/all-eggs');
  const isRequested = path.endsWith('/99');
  expect(requests.includes('/v1/assets/99')).toBe(isRequested);
  expect(requests.length > 0).toBe(isRequested);
});
