import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { describeApiFor } from './api-of-command.ts';

it('gives a build in another process the API of this checkout', async () => {
  const module = JSON.stringify(new URL('api-of-command.ts', import.meta.url).href);
  const script = `import { apiOfCommand } from ${module};
    process.exitCode = '/v1/account' in (await apiOfCommand()).paths ? 0 : 1;`;

  const build = spawn(process.execPath, ['--input-type=module', '--eval', script], {
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  describeApiFor(build);

  expect(await once(build, 'close')).toEqual([0, null]);
});
