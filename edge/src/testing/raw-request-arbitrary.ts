import * as fc from 'fast-check';

export interface RawRequest {
  method: string;
  target: string;
  /** Headers in order, some twice: `name: value`. */
  headers: string[];
  body: string;
}

/** Whether a request may announce more bytes than it has, so that a server rightly waits for the rest. */
export const isIncomplete = ({ headers, body }: RawRequest) =>
  headers.some(
    (header) =>
      header.startsWith('transfer-encoding:') ||
      (header.startsWith('content-length:') && header !== toLengthHeader(body)),
  );

/**
 * Generates requests that any program could write to a socket, to every kind of path that an edge has. Most are invalid.
 * @param tokens tokens of an operator and of publishers
 */
export function createRawRequestArbitrary(tokens: [string, ...string[]]): fc.Arbitrary<RawRequest> {
  const authorization = fc.oneof(
    { weight: 3, arbitrary: fc.constantFrom(...tokens).map((token) => `Bearer ${token}`) },
    { weight: 1, arbitrary: fc.constantFrom('', 'Bearer', 'Bearer x', 'Basic YTpi', 'a'.repeat(5_000)) },
  );
  return fc
    .record({
      method: anyMethod,
      target: anyTarget,
      host: anyHost,
      headers: fc.array(
        fc.oneof(
          anyHeader,
          anyByteHeader,
          authorization.map((value) => `authorization: ${value}`),
        ),
        {
          maxLength: 6,
        },
      ),
      body: fc.oneof({ weight: 2, arbitrary: fc.constant('') }, { weight: 3, arbitrary: anyBody }),
      length: fc.oneof({ weight: 12, arbitrary: fc.constant('right') }, { weight: 1, arbitrary: anyLength }),
    })
    .map(({ method, target, host, headers, body, length }) => ({
      method,
      target,
      body,
      headers: [...host, ...headers, ...toFramingHeaders(body, length), 'connection: close'],
    }));
}

const toFramingHeaders = (body: string, length: string) => {
  if (length !== 'right') return [length];
  return body === '' ? [] : [toLengthHeader(body)];
};

const toLengthHeader = (body: string) => `content-length: ${Buffer.byteLength(body, 'latin1')}`;

const anyMethod = fc.oneof(
  { weight: 6, arbitrary: fc.constant('GET') },
  { weight: 5, arbitrary: fc.constantFrom('POST', 'PUT', 'HEAD') },
  {
    weight: 2,
    arbitrary: fc.constantFrom('DELETE', 'PATCH', 'OPTIONS', 'TRACE', 'PROPFIND', 'get', 'NONSENSE', ''),
  },
);

const splitWords = (text: string) => text.trim().split(/\s+/);

const paths = splitWords(`
  / /details /details/12 /registry.json /sitemap.xml /robots.txt /site.webmanifest /favicon.ico
  /host/1.0.0-a/entry.js /remotes/hatchery/1.0.0-a/entry.js /remotes /fonts/display.woff2 /variants
  /releases /releases/state /releases/rollback /releases/retirement /releases/settings /releases/candidates
  /releases/candidates/drop /releases/builds/host/1.0.0-a /releases/builds/remote-hatchery/2.0.0-b
  /releases/builds /variants/preview /variants/override /variants/live /?preview=x /healthz /readyz /metrics /v1/assets/7
  /v1/pages/details/7 /v1/checkouts /v1/checkouts/x /outbox
`);

const nastyText = fc.oneof(
  fc.constantFrom(
    ...splitWords(
      `%00 %zz % %ff .. . %2e%2e ..%2f %5c \\ :id * {} <script> ' " __proto__ constructor \u00e9`,
    ),
    ...splitWords('-1 0 # ? ; | //'),
    'a'.repeat(300),
    'a'.repeat(9_000),
    '9'.repeat(30),
  ),
  fc.string({ unit: fc.constantFrom(...'abz019-_.~%/?=&+'), maxLength: 20 }),
);

const anyTarget: fc.Arbitrary<string> = fc.oneof(
  { weight: 6, arbitrary: fc.constantFrom(...paths) },
  {
    weight: 5,
    arbitrary: fc.tuple(fc.constantFrom(...paths), nastyText).map(([path, text]) => `${path}/${text}`),
  },
  {
    weight: 3,
    arbitrary: fc
      .tuple(fc.constantFrom(...paths), fc.constantFrom('before', 'token', 'v', 'return', '%'), nastyText)
      .map(([path, name, text]) => `${path}?${name}=${text}`),
  },
  { weight: 2, arbitrary: nastyText.map((text) => `/${text}`) },
  {
    weight: 1,
    arbitrary: fc.constantFrom(
      ...splitWords('* // /// //elsewhere.example/ http://elsewhere.example/ x'),
      '/ /',
    ),
  },
);

const anyHost: fc.Arbitrary<readonly string[]> = fc.oneof(
  { weight: 12, arbitrary: fc.constant(['host: localhost']) },
  {
    weight: 1,
    arbitrary: fc.constantFrom(
      [],
      ['host: one', 'host: two'],
      ...['', 'a b', '[::1', 'eggs.example:99999', 'eggs.example:x', '%00', 'h'.repeat(400)].map((host) => [
        `host: ${host}`.trimEnd(),
      ]),
    ),
  },
);

const headerValues: Readonly<Record<string, readonly string[]>> = {
  accept: ['text/html', 'image/png', '', '*/*;q=x'],
  'accept-encoding': ['br', 'gzip', 'identity;q=0', '*;q=0', 'br;q=nonsense', 'gzip, br, zstd', ''],
  'content-type': [
    'application/json',
    'application/json; charset=latin1',
    'application/gzip',
    'application/x-www-form-urlencoded',
    'multipart/form-data',
    'text/plain',
    'nonsense',
    '',
  ],
  'content-encoding': ['gzip', 'nonsense'],
  cookie: [
    '__Host-emberclutch_variant=eyJudW1iZXIiOjd9.9999999999.x',
    `__Host-emberclutch_variant=eyJudW1iZXIiOjd9.9999999999.${'x'.repeat(43)}`,
    '__Host-emberclutch_variant=%zz',
    'emberclutch_variant_80=%00',
    'emberclutch_operator=x',
    '=;;=',
    'a'.repeat(4_000),
  ],
  expect: ['100-continue', 'nonsense', ''],
  'if-modified-since': ['nonsense', 'Thu, 01 Jan 1970 00:00:00 GMT'],
  'if-none-match': ['*', '""', 'W/"x"', '"'],
  'if-range': ['"x"', 'nonsense'],
  origin: ['null', 'https://elsewhere.example', 'nonsense'],
  range: ['bytes=0-', 'bytes=9-1', 'bytes=0-0,5-6', 'bytes=-0', 'bytes=999999999999-', 'lines=1', ''],
  referer: ['http://', '//', 'nonsense', 'http://localhost/details/1?%zz'],
  'sec-fetch-site': ['same-origin', 'cross-site', ''],
  'transfer-encoding': ['chunked', 'identity', 'gzip, chunked'],
  upgrade: ['websocket', 'h2c'],
  'x-forwarded-for': ['unknown', '::', '1.2.3.4, 5.6.7.8', ''],
  'x-forwarded-host': ['elsewhere.example', 'a b'],
  'x-forwarded-proto': ['https', 'javascript'],
  'x-request-id': ['x', 'x'.repeat(500), '\u00ff'],
  'bad name': ['x'],
  traceparent: ['00-0-0-0', 'nonsense'],
};

const anyHeader = fc
  .constantFrom(...Object.entries(headerValues))
  .chain(([name, values]) => fc.constantFrom(...values).map((value) => `${name}: ${value}`));

/** Generates bytes in the length of a secret, a digest or an id, some of which are not ASCII. */
const anyBytes = fc
  .tuple(
    fc.constantFrom(0, 1, 22, 32, 36, 43, 64, 86),
    fc.nat(85),
    fc.integer({ min: 0x80, max: 0xff }),
    fc.boolean(),
  )
  .chain(([length, offset, byte, isText]) =>
    isText
      ? fc.constant(
          Array.from({ length }, (_, index) => (index === offset % length ? String.fromCharCode(byte) : 'a')),
        )
      : fc.array(
          fc.integer({ min: 0x21, max: 0xff }).map((code) => String.fromCharCode(code)),
          {
            minLength: length,
            maxLength: length,
          },
        ),
  )
  .map((letters) => letters.join(''));

const secretCookies = splitWords(`
  emberclutch_session_ emberclutch_flow emberclutch_reset emberclutch_ceremony emberclutch_operator emberclutch_operator_80
  __Host-emberclutch_variant emberclutch_variant_80
`);

/** Headers of random bytes that the edge compares with secrets, logs, parses or stores. */
export const anyByteHeader: fc.Arbitrary<string> = fc
  .tuple(
    fc.oneof(
      fc.constantFrom(...secretCookies).map((name) => `cookie: ${name}=`),
      fc.constantFrom('authorization: Bearer ', 'authorization: ', 'cookie: '),
      fc
        .constantFrom(
          ...splitWords(
            'accept-language idempotency-key if-none-match origin referer stripe-signature traceparent',
          ),
          ...splitWords('user-agent x-client-version x-forwarded-for x-forwarded-proto x-request-id'),
        )
        .map((name) => `${name}: `),
    ),
    anyBytes,
  )
  .map(([name, bytes]) => `${name}${bytes}`.trimEnd());

const anyLength = fc.constantFrom(
  ...splitWords('5 999999 -1 x 99999999999999999999').map((length) => `content-length: ${length}`),
  'transfer-encoding: chunked',
);

const orders = [
  { app: 'remote-hatchery', version: '1.0.0-a', by: null },
  { apps: ['host'], by: 'fuzz' },
  { app: 'host', version: '../..', by: null },
  { settings: { SITE_NAME: '<script>' }, by: null },
  { to: 1, by: null },
  { to: -1, by: null },
  { by: null },
  {},
  [],
  null,
].map((order) => JSON.stringify(order));

const anyBody = fc.oneof(
  fc.constantFrom(...orders),
  fc.jsonValue({ maxDepth: 3 }).map((value) => toLatin1(JSON.stringify(value))),
  fc.constantFrom(
    '{',
    '[1,]',
    '"',
    '{"__proto__":{}}',
    'remote=hatchery&address=http://localhost:3101',
    'remote=__proto__&address=x',
    'remote=hatchery&address=%zz',
    '\u001f\u008b\u0008\u0000garbage',
    '5\r\nhello\r\n0\r\n\r\n',
    'zz\r\nhello\r\n',
    'x'.repeat(70_000),
  ),
);

const toLatin1 = (text: string) => Buffer.from(text).toString('latin1');
