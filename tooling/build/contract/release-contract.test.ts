import { join } from 'node:path';
import { OpenApiDocument } from '@emberclutch/server/open-api/open-api-document.ts';
import { Asset } from '@emberclutch/contract/asset/asset.ts';
import { parseSync } from 'oxc-parser';
import { provideFolder } from '../../testing/provide-folder.ts';
import { isMadeFromPages } from './check-routes.ts';
import { digestsOf } from './shared-declarations.ts';
import { placesRead } from './places-read.ts';
import { requestsIn } from './requests-in.ts';

const folder = provideFolder();

const before = {
  'index.d.ts': `
    export { setSession, limits } from './session.ts';
    export { Link } from 'a-router';`,
  'session.d.ts': `
    import type { Name } from './name.ts';
    interface Session { id: string; name: Name | null }
    /** Begins a session. */
    export declare function setSession(session: Session): void;
    export declare const limits: { readonly attempts: 3 };`,
  'name.d.ts': 'export type Name = { text: string };',
};

/** Digests of the exports of an index, with some of its files changed. */
function digests(changes: Partial<typeof before> = {}) {
  for (const [name, text] of Object.entries({ ...before, ...changes })) folder.write(name, text);
  return digestsOf(join(folder.root, 'index.d.ts'), folder.root);
}

it('changes the digest of an export with any type that it refers to, and no other', () => {
  const original = digests();
  const changed = digests({ 'name.d.ts': 'export type Name = { text: string; title: string };' });

  expect(Object.keys(original).toSorted()).toEqual(['Link', 'limits', 'setSession']);
  expect(changed.setSession).not.toBe(original.setSession);
  expect({ ...changed, setSession: '' }).toEqual({ ...original, setSession: '' });
});

it('keeps the digest where comments, names of parameters and values of constants change', () => {
  const original = digests();
  const session = before['session.d.ts']
    .replace('Begins', 'Starts')
    .replace('session: Session', 'next: Session')
    .replace('attempts: 3', 'attempts: 4');

  expect(digests({ 'session.d.ts': session })).toEqual(original);
  expect(digests({ 'session.d.ts': session.replace('next: Session', 'next?: Session') })).not.toEqual(
    original,
  );
});

const source = `
  import { Asset } from '@emberclutch/contract/asset/asset.ts';
  import { ceremonyOf } from '@emberclutch/contract/identity/ceremony.ts';
  import { request } from './request.ts';
  export const getAsset = (id) => request(\`/v1/assets/\${id}/rank\`, { answer: Asset });
  export async function begin(body) {
    const options = { method: 'POST', body, answer: ceremonyOf() } as const;
    return (await request('/v1/login/begin', options)).options;
  }
  export async function rename(name) {
    const { title } = await request('/v1/title', { method: 'PUT', answer: Asset });
    return title;
  }
  export const assetQueries = { one: (id) => ({ queryFn: () => getAsset(id) }) };
  export const queryPrefix = 'assets';`;

it.each([
  [null, ['GET /v1/assets/{}/rank', 'POST /v1/login/begin', 'PUT /v1/title']],
  [['assetQueries'], ['GET /v1/assets/{}/rank']],
  [['queryPrefix'], []],
])('finds the requests behind the used exports %j', (used, calls) => {
  const { program } = parseSync('assets.ts', source);

  const requests = requestsIn(program, used && new Set(used));

  expect(requests.map(({ method, path }) => `${method} ${path}`)).toEqual(calls);
});

it('finds the reader of an answer, also one that is made', () => {
  const requests = requestsIn(parseSync('assets.ts', source).program, null);

  const asset = { module: '@emberclutch/contract/asset/asset.ts', name: 'Asset', isFactory: false };
  const made = { module: '@emberclutch/contract/identity/ceremony.ts', name: 'ceremonyOf', isFactory: true };
  expect(requests.map(({ answer }) => answer)).toEqual([asset, made, asset]);
});

it('records the places of an answer that a reader looks at', () => {
  const schema = {
    type: 'object',
    properties: {
      id: { type: 'integer' },
      assetType: { enum: ['DRAGON', 'GATEWAY_KEY'] },
      gatewayKey: {
        anyOf: [{ type: 'null' }, { type: 'object', properties: { season: { type: 'string' } } }],
      },
      unread: { type: 'string' },
    },
  };
  const api = OpenApiDocument.parse({ info: { title: '', version: '' }, paths: {}, components: {} });

  const places = placesRead(Asset, api, schema);

  expect([...places].toSorted()).toEqual(['assetType', 'gatewayKey', 'gatewayKey.season', 'id']);
});

it.each([
  [true, "import { pages } from '../pages.ts'; export default routesFrom(pages, null);"],
  [false, "import { pages } from '../other-pages.ts'; export default routesFrom(pages);"],
  [false, "import { pages } from '../pages.ts'; export default () => <Routes>{pages.map(toRoute)}</Routes>;"],
])('tells whether routes are made from the page table (%s)', (isMade, routes) => {
  const imports = "import { routesFrom } from '@emberclutch/web/routing/routes-from.tsx';";

  expect(isMadeFromPages(`${imports}\n${routes}`)).toBe(isMade);
});
