import { apiTitle } from '@emberclutch/contract/site/api-title.ts';
import type { Release } from '@emberclutch/contract/site/release.ts';
import { OpenApiDocument } from '@emberclutch/server/open-api/open-api-document.ts';
import { findBlockingApiDifferences, findToleratedApiDifferences, checkCompatibility } from './check-fit.ts';

const state = '@emberclutch/web/state';

const createRelease = (app: string, members: Partial<Release> = {}): Release => ({
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

const createReleaseWithPages = (app: string, ...paths: string[]) =>
  createRelease(app, { pages: paths.map((path) => ({ path, title: path, preload: [] })) });
const hint = 'Apps that change together go live in one switch: npx pnpm@12 release host auth';
const requiredState = { shared: { [state]: '^1.8.4' } };
const requiredReact = { shared: { react: '^19.0.0' } };

const cases: [string, Release[], string[]][] = [
  [
    'the check accepts a later minor version of our own module',
    [createRelease('host', { shared: { [state]: '1.9.0' } }), createRelease('remote-auth', requiredState)],
    [],
  ],
  [
    'the check refuses one of our modules with another major version, and a module that the host lacks',
    [
      createRelease('host', { shared: { [state]: '2.0.0' } }),
      createRelease('remote-auth', { shared: { ...requiredState.shared, jotai: '^3.0.0' } }),
    ],
    [
      `remote-auth asks for ${state} ^1.8.4, but the host has 2.0.0.`,
      'remote-auth asks for jotai, which the host does not share.',
      hint,
    ],
  ],
  [
    'the check names every app that must change for a new major version of a library',
    [
      createRelease('host', { shared: { react: '20.0.0' } }),
      createRelease('remote-auth', requiredReact),
      createRelease('remote-spawn', requiredReact),
    ],
    [
      'remote-auth asks for react ^19.0.0, but the host has 20.0.0.',
      'remote-spawn asks for react ^19.0.0, but the host has 20.0.0.',
      `${hint} spawn`,
    ],
  ],
  [
    'the check refuses two apps with the same page',
    [createReleaseWithPages('host', '/spawn'), createReleaseWithPages('remote-spawn', '/spawn')],
    ['host and remote-spawn both offer /spawn.'],
  ],
  ...[
    ['/details/:slug', '/details/:id'],
    ['/details/today', '/details/:id'],
    ['/:anything', '/spawn'],
  ].map(([firstPath = '', secondPath = '']): (typeof cases)[number] => [
    `the check refuses two apps with ${firstPath} and ${secondPath}`,
    [
      createRelease('host'),
      createReleaseWithPages('remote-auth', firstPath),
      createReleaseWithPages('remote-spawn', secondPath),
    ],
    [`remote-auth offers ${firstPath} and remote-spawn ${secondPath}, which match the same addresses.`],
  ]),
  [
    'the check accepts different addresses, and overlapping patterns of one app',
    [
      createReleaseWithPages('host', '/eggs'),
      createReleaseWithPages('remote-hatchery', '/eggs/:id', '/eggs/new'),
    ],
    [],
  ],
];

it.each(cases)('%s', (_fact, releases, sentences) => {
  expect(checkCompatibility(releases)).toEqual(sentences);
});

describe('with an API', () => {
  const createApi = (title = apiTitle) =>
    OpenApiDocument.parse({
      info: { title, version: '1' },
      paths: { '/v1/assets/{assetId}': { get: { responses: {} } } },
      components: {},
    });
  const createCaller = (path: string) =>
    createRelease('remote-hatchery', { calls: [{ method: 'GET', path }] });
  const obstacle = 'remote-hatchery calls GET /v1/assets/{}/rank, which the API does not have.';
  const createLiveApi = (document: OpenApiDocument | null) => ({
    addresses: ['http://localhost:3000'],
    document,
  });

  it.each([
    ['the check accepts a release that calls only existing endpoints', '/v1/assets/{}', []],
    [
      'the check refuses a release that calls an endpoint that the API does not have',
      '/v1/assets/{}/rank',
      [obstacle],
    ],
  ])('%s', (_case, path, sentences) => {
    expect(findBlockingApiDifferences([createCaller(path)], createApi())).toEqual(sentences);
    expect(findToleratedApiDifferences([createCaller(path)], createLiveApi(createApi()))).toEqual([]);
  });

  it.each([
    ['differences from the API of another provider', createApi('Another world'), obstacle],
    [
      'an unreachable API',
      null,
      'No API was found at http://localhost:3000, so the calls of the apps were not compared with it.',
    ],
  ])('the check reports %s, but does not refuse the release', (_case, document, sentence) => {
    const remote = createCaller('/v1/assets/{}/rank');

    expect(findBlockingApiDifferences([remote], document)).toEqual([]);
    expect(findToleratedApiDifferences([remote], createLiveApi(document))).toEqual([sentence]);
  });
});
