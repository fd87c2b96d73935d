import { openForAll } from '../../testing/open-for-tests.ts';
import { openTestProvider } from '../../testing/open-test-provider.ts';

const wiki = 'https://wiki.example';
const otherOrigin = 'https://other.example';

const world = openForAll(() => openTestProvider({ allowedOrigins: [wiki] }));

/** @returns the CORS headers of the response to a page of an origin */
async function readCorsHeaders(
  url: string,
  origin: string | undefined,
  method: 'GET' | 'OPTIONS' | 'POST' = 'GET',
) {
  const { headers } = await world.inject({ method, url, headers: origin === undefined ? {} : { origin } });
  return [headers['access-control-allow-origin'], headers['access-control-allow-credentials']];
}

it.each(['/v1/seasons/current', '/v1/eggs/available', '/v1/metrics', '/v1/assets/999999'])(
  'allows every page to read %s without credentials',
  async (url) => {
    expect(await readCorsHeaders(url, otherOrigin)).toEqual(['*', undefined]);
    // The response is the same without an `Origin` header, because a shared cache may send it to a page.
    expect(await readCorsHeaders(url, undefined)).toEqual(['*', undefined]);
    expect(await readCorsHeaders(url, wiki)).toEqual([wiki, 'true']);
  },
);

it('restricts calls with credentials, and the outbox, to listed origins', async () => {
  expect(await readCorsHeaders('/v1/account', otherOrigin)).toEqual([undefined, undefined]);
  expect(await readCorsHeaders('/v1/auth/logout', otherOrigin, 'POST')).toEqual([undefined, undefined]);
  expect(await readCorsHeaders('/v1/seasons/current', otherOrigin, 'OPTIONS')).toEqual([
    undefined,
    undefined,
  ]);
  expect(await readCorsHeaders('/outbox.json', otherOrigin)).toEqual([undefined, undefined]);
  expect(await readCorsHeaders('/metrics', otherOrigin)).toEqual([undefined, undefined]);
  expect(await readCorsHeaders('/v1/account', wiki, 'OPTIONS')).toEqual([wiki, 'true']);
});
