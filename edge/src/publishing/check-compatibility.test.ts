import { OpenApiDocument } from '@emberclutch/server/open-api/open-api-document.ts';
import { apiTitle } from '@emberclutch/contract/site/api-title.ts';
import type { Release } from '@emberclutch/contract/site/release.ts';
import { toleratedApiDifferences, blockingApiDifferences } from './api-differences.ts';
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

const page = (path: string) => ({ path, title: path, preload: [] });

const hostWith = (types: Record<string, string>) => release('host', { exports: { [state]: types } });
const auth = release('remote-auth', { imports: { [state]: { setSession: 'a1', signOut: 'b2' } } });

it('accepts a host that exports what the remotes import, and more', async () => {
  expect(
    await checkCompatibility([hostWith({ setSession: 'a1', signOut: 'b2', notify: 'c3' }), auth], noTypes),
  ).toEqual([]);
});

it('refuses a host that drops an export that a live remote imports', async () => {
  expect(
    await checkCompatibility([hostWith({ signOut: 'b2' }), auth, release('remote-spawn')], noTypes),
  ).toEqual([
    `remote-auth uses setSession of ${state}, which the host does not have.`,
    'Apps that change together go live in one switch: npx pnpm@12 release host auth',
  ]);
});

it('refuses an export of another type', async () => {
  expect((await checkCompatibility([hostWith({ setSession: 'a2', signOut: 'b2' }), auth], noTypes))[0]).toBe(
    `remote-auth uses setSession of ${state} with another type than the host has.`,
  );
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
    'Apps that change together go live in one switch: npx pnpm@12 release host auth',
  ]);
});

it('does not compare imports with a host that records no exports', async () => {
  expect(await checkCompatibility([release('host'), auth], noTypes)).toEqual([]);
});

it('names every app that has to change for a new major version of a library', async () => {
  const needs = { shared: { react: '^19.0.0' } };
  const host = release('host', { shared: { react: '20.0.0' } });

  expect(
    await checkCompatibility([host, release('remote-auth', needs), release('remote-spawn', needs)], noTypes),
  ).toEqual([
    'remote-auth asks for react ^19.0.0, the host has 20.0.0.',
    'remote-spawn asks for react ^19.0.0, the host has 20.0.0.',
    'Apps that change together go live in one switch: npx pnpm@12 release host auth spawn',
  ]);
});

it.each([
  ['/details/:slug', '/details/:id'],
  ['/details/today', '/details/:id'],
  ['/:anything', '/spawn'],
])('refuses two apps with %s and %s', async (one, other) => {
  const apps = [release('host'), release('remote-auth', { pages: [page(one)] })];

  expect(
    await checkCompatibility([...apps, release('remote-spawn', { pages: [page(other)] })], noTypes),
  ).toEqual([`remote-auth offers ${one} and remote-spawn ${other}, which match the same addresses.`]);
});

it('accepts pages of other addresses, and patterns of one app', async () => {
  const hatchery = release('remote-hatchery', { pages: [page('/eggs/:id'), page('/eggs/new')] });

  expect(await checkCompatibility([release('host', { pages: [page('/eggs')] }), hatchery], noTypes)).toEqual(
    [],
  );
});

describe('with an API', () => {
  const api = (title = apiTitle) =>
    OpenApiDocument.parse({
      info: { title, version: '1' },
      paths: {
        '/v1/assets/{assetId}': {
          get: {
            responses: {
              200: {
                description: 'Done',
                content: { 'application/json': { schema: { $ref: '#/components/schemas/Asset' } } },
              },
            },
          },
        },
      },
      components: {
        schemas: {
          Asset: {
            type: 'object',
            properties: {
              id: { type: 'integer' },
              price: { type: ['string', 'null'] },
              parents: { type: 'array', items: { $ref: '#/components/schemas/Asset' } },
            },
          },
        },
      },
    });

  const reading = (reads: Record<string, string[]>, path = '/v1/assets/{}') =>
    release('remote-hatchery', { calls: [{ method: 'GET', path, reads }] });

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
      ['remote-hatchery reads egg of GET /v1/assets/{}, which the API does not answer.'],
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

  it('reports differences to the API of another provider, without refusing', () => {
    const remote = reading({ rarity: ['number'] });

    expect(blockingApiDifferences([remote], api('Another world'))).toEqual([]);
    expect(toleratedApiDifferences([remote], found(api('Another world')))).toEqual([
      'remote-hatchery reads rarity of GET /v1/assets/{}, which the API does not answer.',
    ]);
  });

  it('reports that an API was not reached, without refusing', () => {
    const remote = reading({ rarity: ['number'] });

    expect(blockingApiDifferences([remote], null)).toEqual([]);
    expect(toleratedApiDifferences([remote], found(null))).toEqual([
      'No API was found at http://localhost:3000, so the calls of the apps were not compared with it.',
    ]);
  });
});

const found = (document: OpenApiDocument | null) => ({ addresses: ['http://localhost:3000'], document });
