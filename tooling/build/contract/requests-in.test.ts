import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { hasCall } from '@emberclutch/edge/publishing/answer-fields.ts';
import { describeApi } from '@emberclutch/provider/describe-api.ts';
import { parseSync } from 'oxc-parser';
import { workspaceRoot } from '../../federation/workspace-root.ts';
import { requestsIn } from './requests-in.ts';

const folders = '{shared/web/src/api,host/src/platform/api,remote-*/src/platform/api}';
const sources = globSync(`${folders}/*.ts`, { cwd: workspaceRoot }).filter(
  (name) => !name.includes('.test.'),
);

it('reads every request of an api folder as a call that the provider of this checkout has', async () => {
  const requests = sources.flatMap((name) =>
    requestsIn(parseSync(name, readFileSync(join(workspaceRoot, name), 'utf8')).program, null),
  );
  const api = await describeApi();

  expect(requests.length).toBeGreaterThan(40);
  expect(requests.filter((request) => !hasCall(api, request))).toEqual([]);
});
