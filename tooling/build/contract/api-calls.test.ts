import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { hasCall } from '@emberclutch/edge/publishing/check-fit.ts';
import { describeApi } from '@emberclutch/provider/testing/describe-api.ts';
import { parseSync } from 'oxc-parser';
import { workspaceRoot } from '../../federation/workspace-root.ts';
import { findRequests } from './api-calls.ts';

const folders = '{shared/web/src/api,host/src/platform/api,remote-*/src/platform/api}';
const sources = globSync(`${folders}/*.ts`, { cwd: workspaceRoot }).filter(
  (name) => !name.includes('.test.'),
);

it('the API of this checkout has a call for each request in an api folder', async () => {
  const requests = sources.flatMap((name) =>
    findRequests(parseSync(name, readFileSync(join(workspaceRoot, name), 'utf8')).program, null),
  );
  const api = await describeApi();

  expect(requests.length).toBeGreaterThan(40);
  expect(requests.filter((request) => !hasCall(api, request))).toEqual([]);
});

const source = `
  import { Asset } from '@emberclutch/contract/asset/asset.ts';
  import { request } from './request.ts';
  export const getAsset = (id) => request(\`/v1/assets/\${id}/rank\`, { reader: Asset });
  export async function begin(body) {
    const options = { method: 'POST', body } as const;
    return (await request('/v1/login/begin', options)).options;
  }
  export async function rename(name) {
    const { title } = await request('/v1/title', { method: 'PUT', reader: Asset });
    return title;
  }
  export const assetQueries = { one: (id) => ({ queryFn: () => getAsset(id) }) };
  export const queryPrefix = 'assets';`;

it.each([
  [null, ['GET /v1/assets/{}/rank', 'POST /v1/login/begin', 'PUT /v1/title']],
  [['assetQueries'], ['GET /v1/assets/{}/rank']],
  [['queryPrefix'], []],
])('the build finds the requests behind the used exports %j', (usedNames, calls) => {
  const { program } = parseSync('assets.ts', source);

  const requests = findRequests(program, usedNames && new Set(usedNames));

  expect(requests.map(({ method, path }) => `${method} ${path}`)).toEqual(calls);
});
