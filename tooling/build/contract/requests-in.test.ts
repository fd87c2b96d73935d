import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { hasCall } from '@emberclutch/edge/answer-fields';
import { describeApi } from '@emberclutch/provider/describe-api';
import { parseSync } from 'oxc-parser';
import { workspaceRoot } from '../../federation/workspace-root.ts';
import { requestsIn } from './requests-in.ts';

const folder = join(workspaceRoot, 'shared', 'web', 'src', 'api');
const sources = readdirSync(folder).filter((name) => /^(?!.*\.test\.).*\.ts$/.test(name));

it('reads every request of shared/web/src/api as a call that the provider of this checkout has', async () => {
  const requests = sources.flatMap((name) =>
    requestsIn(parseSync(name, readFileSync(join(folder, name), 'utf8')).program, null),
  );
  const api = await describeApi();

  expect(requests.length).toBeGreaterThan(40);
  expect(requests.filter((request) => !hasCall(api, request))).toEqual([]);
});
