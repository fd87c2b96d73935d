import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';

const release = join(import.meta.dirname, '../commands/release.ts');

/** A module that makes a process print how many files of this checkout it has loaded. */
const countFiles = `
  import { registerHooks } from 'node:module';
  let count = 0;
  registerHooks({
    load(url, context, next) {
      if (url.startsWith('file:') && !url.includes('/node_modules/')) count += 1;
      return next(url, context);
    },
  });
  process.on('exit', () => console.log(count));`;

it('the command sends a build to an edge without loading the code that publishes locally', async () => {
  const hooks = `data:text/javascript,${encodeURIComponent(countFiles)}`;
  const env = { ...process.env, RELEASE_URL: 'http://localhost:1' };
  const run = promisify(execFile)(process.execPath, ['--import', hooks, release, 'no-such-app'], { env });

  const { stdout, stderr } = await run.catch((error: { stdout: string; stderr: string }) => error);

  expect(stderr).toContain('no-such-app');
  expect(Number(stdout)).toBeGreaterThan(10);
  expect(Number(stdout)).toBeLessThanOrEqual(45);
});
