import { pageDataId } from '@emberclutch/contract/site/page-protocol.ts';
import { api, http, HttpResponse } from '@emberclutch/web/testing/api.tsx';
import { currentSite } from '@emberclutch/web/state';
import { beginFirstCall } from './begin-first-call.ts';

function openPage(address: string, firstCall: string | undefined) {
  history.replaceState(null, '', address);
  const data = document.createElement('script');
  data.type = 'application/json';
  data.id = pageDataId;
  data.textContent = JSON.stringify({ site: currentSite(), registry: {}, firstCall });
  document.head.replaceChildren(data);
}

beforeEach(() => {
  delete window.emberclutchPreloadedResponse;
  api.use(http.get('*/v1/assets/*', () => HttpResponse.json({ id: 7 })));
});

it('begins the call of the page with the id of its path', async () => {
  openPage('/details/7/', '/v1/assets/:id');

  beginFirstCall();

  expect(window.emberclutchPreloadedResponse?.url).toBe('/v1/assets/7');
  expect((await window.emberclutchPreloadedResponse?.response)?.status).toBe(200);
});

it.each([
  ['a page without a first call', '/about', undefined],
  ['a page with a query, which may request something else', '/hatchery?golden=true', '/v1/assets/dragons'],
  ['a path without the id that the call needs', '/details/seven', '/v1/assets/:id'],
])('begins no call for %s', (_page, address, firstCall) => {
  openPage(address, firstCall);

  beginFirstCall();

  expect(window.emberclutchPreloadedResponse).toBeUndefined();
});
