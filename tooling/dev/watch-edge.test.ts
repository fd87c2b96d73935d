import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { linkSync } from 'node:fs';
import { join } from 'node:path';
import { provideFolder } from '../testing/provide-folder.ts';

const folder = provideFolder();

it.each(['SIGKILL', 'SIGTERM'] as const)(
  'the watcher and the watched script end when their parent ends by %s',
  async (signal) => {
    const script = "console.log('runs'); setInterval(() => {}, 1_000);";
    const parent = startWatching(folder.write('watched.mjs', script), folder.root);
    await once(parent.stdout, 'data');

    parent.kill(signal);

    // All three processes write to this pipe, which closes with the last process.
    await once(parent.stdout, 'close');
    expect(parent.signalCode).toBe(signal);
  },
);

it('the watcher restarts the script when a source changes, but not when a link to a package does', async () => {
  const script = folder.write(
    'src/watched.mjs',
    "import '../package.mjs'; console.log('runs'); setInterval(() => {}, 1_000);",
  );
  const packageFile = folder.write('package.mjs', '');
  const watcher = startWatching(script, join(folder.root, 'src'));
  let output = '';
  watcher.stdout.on('data', (text) => (output += text));
  await once(watcher.stdout, 'data');

  linkSync(packageFile, join(folder.root, 'elsewhere.mjs'));
  folder.write('src/other.mjs', 'changed');
  while (output.split('runs').length < 3) await once(watcher.stdout, 'data');
  watcher.kill('SIGTERM');
  await once(watcher.stdout, 'close');

  expect(output).toContain('other.mjs');
  expect(output).not.toContain('package.mjs');
});

/** Watches a script in its own process. */
function startWatching(script: string, watchedFolder: string) {
  const module = JSON.stringify(new URL('watch-edge.ts', import.meta.url).href);
  const args = [script, [watchedFolder]].map((arg) => JSON.stringify(arg)).join(', ');
  const code = `import(${module}).then(({ watchScript }) => watchScript(${args}, process.env))`;
  return spawn(process.execPath, ['--eval', code], { stdio: ['ignore', 'pipe', 'inherit'] });
}
