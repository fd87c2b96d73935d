import { apiTitle } from '@emberclutch/contract/site/api-title.ts';
import type { Release } from '@emberclutch/contract/site/release.ts';
import { OpenApiDocument } from '@emberclutch/server/open-api/open-api-document.ts';
import { findBlockingApiDifferences, findToleratedApiDifferences, checkCompatibility } from './check-fit.ts';

const state = '@emberclutch/web/state';

const release = (app: string, members: Partial<Release> = {}): Release => ({
  app,
  version: '1.0.0-a',
  container: app,
  entry: 'entry.js',
  integrity: 'sha384-AAAA',
  preload: [],
  pages: [],
  shared: {},
  ...members,
});

const withPages = (app: string, ...paths: string[]) =>
  release(app, { pages: paths.map((path) => ({ path, title: path, preload: [] })) });
const together = 'Apps that change together go live in one switch: npx pnpm@12 release host auth';
const needsState = { shared: { [state]: '^1.8.4' } };
const needs = { shared: { react: '^19.0.0' } };

const cases: [string, Release[], string[]][] = [
  [
    'accepts a later minor version of our own module',
    [release('host', { shared: { [state]: '1.9.0' } }), release('remote-auth', needsState)],
    [],
  ],
  [
    'refuses a module of ours with another major version, and one that the host lacks',
    [
      release('host', { shared: { [state]: '2.0.0' } }),
      release('remote-auth', { shared: { ...needsState.shared, jotai: '^3.0.0' } }),
    ],
    [
      `remote-auth asks for ${state} ^1.8.4, the host has 2.0.0.`,
      'remote-auth asks for jotai, which the host does not share.',
      together,
    ],
  ],
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

it.each(cases)('%s', (_fact, releases, sentences) => {
  expect(checkCompatibility(releases)).toEqual(sentences);
});

describe('with an API', () => {
  const api = (title = apiTitle) =>
    OpenApiDocument.parse({
      info: { title, version: '1' },
      paths: { '/v1/assets/{assetId}': { get: { responses: {} } } },
      components: {},
    });
  const calling = (path: string) => release('remote-hatchery', { calls: [{ method: 'GET', path }] });
  const unknown = 'remote-hatchery calls GET /v1/assets/{}/rank, which the API does not have.';
  const found = (document: OpenApiDocument | null) => ({ addresses: ['http://localhost:3000'], document });

  it.each([
    ['accepts a release that calls what the API has', '/v1/assets/{}', []],
    ['refuses a release that calls what the API does not have', '/v1/assets/{}/rank', [unknown]],
  ])('%s', (_case, path, sentences) => {
    expect(findBlockingApiDifferences([calling(path)], api())).toEqual(sentences);
    expect(findToleratedApiDifferences([calling(path)], found(api()))).toEqual([]);
  });

  it.each([
    ['differences to the API of another provider', api('Another world'), unknown],
    [
      'that an API was not reached',
      null,
      'No API was found at http://localhost:3000, so the calls of the apps were not compared with it.',
    ],
  ])('the check reports %s, without refusing', (_what, document, sentence) => {
    const remote = calling('/v1/assets/{}/rank');

    expect(findBlockingApiDifferences([remote], document)).toEqual([]);
    expect(findToleratedApiDifferences([remote], found(document))).toEqual([sentence]);
  });
});
