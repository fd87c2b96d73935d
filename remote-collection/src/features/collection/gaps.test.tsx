import { screen } from '@testing-library/react';
import { api, http, HttpResponse } from '@emberclutch/web/testing/api.tsx';
import { aGatewayKey, anEgg, aSession } from '@emberclutch/web/testing/factories.tsx';
import { renderInHost } from '@emberclutch/web/testing/render-in-host.tsx';
import CollectionRoutes from '../../app/routes.tsx';

const open = (path: string) => renderInHost(<CollectionRoutes />, { path, session: aSession() });

it('the collection says when to retry a page, the keys and the numbers', async () => {
  const refuse = () => HttpResponse.json({}, { status: 429, headers: { 'retry-after': '40' } });
  api.use(
    http.get('*/v1/assets', ({ request }) =>
      request.url.includes('page=1') ? refuse() : HttpResponse.json({ assets: [anEgg({ id: 1 })], total: 2 }),
    ),
    http.get('*/v1/assets/gateway-keys', refuse),
    http.get('*/v1/assets/stats', refuse),
  );
  open('/my-collection?show=keys');

  const retryText = 'Try again in 40 seconds.';
  expect(await screen.findByText(/^Page 2 of your collection/)).toHaveTextContent(retryText);
  expect(await screen.findByText(/^Your gateway keys/)).toHaveTextContent(retryText);
  expect(await screen.findByText(/^The numbers could not be loaded/)).toHaveTextContent(retryText);
});

it('the collection counts gateway keys whose number is too large as not loaded', async () => {
  const keys = [aGatewayKey({ id: 501 }), aGatewayKey({ id: 2 ** 53 + 2 })];
  api.use(
    http.get('*/v1/assets', () => HttpResponse.json({ assets: [anEgg({ id: 1 })], total: 1 })),
    http.get('*/v1/assets/gateway-keys', () => HttpResponse.json(keys)),
  );
  open('/my-collection');

  expect(await screen.findByText('1 of 3 could not be loaded')).toBeVisible();
});
