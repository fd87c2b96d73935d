import { apiTitle } from '@emberclutch/contract/site/api-title.ts';
import type { Release } from '@emberclutch/contract/site/release.ts';
import { OpenApiDocument } from '@emberclutch/server/open-api/open-api-document.ts';
import { blockingApiDifferences, toleratedApiDifferences } from './api-differences.ts';
import { checkCompatibility } from './check-compatibility.ts';

const state = '@emberclutch/web/state';

const release = (app: string, given: Partial<Release> = {}): Release => ({
  app,
  version: '1.0.0-a',
  container: app,
  entry: 'entry.js',
  integrity: 'sha384-AAAA',
  preload: [],
  pages: [],
  shared: {},
  ...given,
});

const noTypes = () => Promise.resolve(null);
const withPages = (app: string, ...paths: string[]) =>
  release(app, { pages: paths.map((path) => ({ path, title: path, preload: [] })) });
const hostWith = (types: Record<string, string>) => release('host', { exports: { [state]: types } });
const auth = release('remote-auth', { imports: { [state]: { setSession: 'a1', signOut: 'b2' } } });
const together = 'Apps that change together go live in one switch: npx pnpm@12 release host auth';
const needs = { shared: { react: '^19.0.0' } };

const cases: [string, Release[], string[]][] = [
  [
    'accepts a host that exports what the remotes import, and more',
    [hostWith({ setSession: 'a1', signOut: 'b2', notify: 'c3' }), auth],
    [],
  ],
  [
    'refuses a host that drops an export that a live remote imports',
    [hostWith({ signOut: 'b2' }), auth, release('remote-spawn')],
    [`remote-auth uses setSession of ${state}, which the host does not have.`, together],
  ],
  [
    'refuses an export of another type',
    [hostWith({ setSession: 'a2', signOut: 'b2' }), auth],
    [`remote-auth uses setSession of ${state} with another type than the host has.`, together],
  ],
  ['does not compare imports with a host that records no exports', [release('host'), auth], []],
  [
    'names every app that has to change for a new major version of a library',
    [
      release('host', { shared: { react: '20.0.0' } }),
      release('remote-auth', needs),
      release('remote-spawn', needs),
    ],
    [
      'remote-auth asks for react ^19.0.0, the host has 20.0.0.',
      'remote-spawn asks for react ^19.0.0, the host has 20.0.0.',
      `${together} spawn`,
    ],
  ],
  [
    'refuses two apps with the same page',
    [withPages('host', '/spawn'), withPages('remote-spawn', '/spawn')],
    ['host and remote-spawn both offer /spawn.'],
  ],
  ...[
    ['/details/:slug', '/details/:id'],
    ['/details/today', '/details/:id'],
    ['/:anything', '/spawn'],
  ].map(([one = '', other = '']): (typeof cases)[number] => [
    `refuses two apps with ${one} and ${other}`,
    [release('host'), withPages('remote-auth', one), withPages('remote-spawn', other)],
    [`remote-auth offers ${one} and remote-spawn ${other}, which match the same addresses.`],
  ]),
  [
    'accepts pages of other addresses, and patterns of one app',
    [withPages('host', '/eggs'), withPages('remote-hatchery', '/eggs/:id', '/eggs/new')],
    [],
  ],
];

it.each(cases)('%s', async (_fact, releases, sentences) => {
  expect(await checkCompatibility(releases, noTypes)).toEqual(sentences);
});

it('lets the compiler decide about types with different digests', async () => {
  const types = (name: string) => ({
    'web/src/state/index.d.ts': `export declare function signOut(): void;
      export declare function setSession(session: { id: string; ${name}: string }): void;`,
  });
  const typesOf = ({ app }: Release) => Promise.resolve(types(app === 'host' ? 'displayName' : 'name'));

  expect(await checkCompatibility([hostWith({ setSession: 'a2', signOut: 'b3' }), auth], typesOf)).toEqual([
    expect.stringMatching(
      /^remote-auth uses setSession of .* does not fit: Property 'displayName' is missing/,
    ),
    together,
  ]);
});

describe('with an API', () => {
  const asset = { $ref: '#/components/schemas/Asset' };
  const content = { 'application/json': { schema: asset } };
  const properties = {
    id: { type: 'integer' },
    price: { type: ['string', 'null'] },
    parents: { type: 'array', items: asset },
  };
  const api = (title = apiTitle) =>
    OpenApiDocument.parse({
      info: { title, version: '1' },
      paths: { '/v1/assets/{assetId}': { get: { responses: { 200: { description: 'Done', content } } } } },
      components: { schemas: { Asset: { type: 'object', properties } } },
    });

  const reading = (reads: Record<string, string[]>, path = '/v1/assets/{}') =>
    release('remote-hatchery', { calls: [{ method: 'GET', path, reads }] });
  const unanswered = (name: string) =>
    `remote-hatchery reads ${name} of GET /v1/assets/{}, which the API does not answer.`;
  const found = (document: OpenApiDocument | null) => ({ addresses: ['http://localhost:3000'], document });

  it.each([
    [
      'reads what the API answers',
      reading({ id: ['number'], price: ['string'], 'parents[].id': ['number'] }),
      [],
    ],
    [
      'calls what the API does not have',
      reading({}, '/v1/assets/{}/rank'),
      ['remote-hatchery calls GET /v1/assets/{}/rank, which the API does not have.'],
    ],
    [
      'reads what the API does not answer',
      reading({ id: ['number'], egg: ['object'], 'egg.sealedAt': ['number'] }),
      [unanswered('egg')],
    ],
    [
      'reads another type',
      reading({ price: ['number'] }),
      ['remote-hatchery reads price of GET /v1/assets/{} as number, which the API answers as string.'],
    ],
  ])('refuses or accepts a release that %s', (_case, remote, sentences) => {
    expect(blockingApiDifferences([remote], api())).toEqual(sentences);
    expect(toleratedApiDifferences([remote], found(api()))).toEqual([]);
  });

  it.each([
    ['differences to the API of another provider', api('Another world'), unanswered('rarity')],
    [
      'that an API was not reached',
      null,
      'No API was found at http://localhost:3000, so the calls of the apps were not compared with it.',
    ],
  ])('reports %s, without refusing', (_what, document, sentence) => {
    const remote = reading({ rarity: ['number'] });

    expect(blockingApiDifferences([remote], document)).toEqual([]);
    expect(toleratedApiDifferences([remote], found(document))).toEqual([sentence]);
  });
});
