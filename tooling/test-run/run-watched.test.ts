import { join } from 'node:path';
import { provideFolder } from '../testing/provide-folder.ts';
import { runWatched } from './run-watched.ts';

const folder = provideFolder();

/** A script that leaves a process running, which keeps the script's standard output open. A run waits for the end of that output. */
const script = `
  import { spawn } from 'node:child_process';
  spawn(process.execPath, ['--eval', 'setInterval(() => {}, 1_000)'], { stdio: 'inherit' });
  process.exit();
`;

it('the run ends a process that a script has left running', async () => {
  folder.write('script.mjs', script);

  const run = await runWatched(join(folder.root, 'script.mjs'), [], { env: process.env, output: 'pipe' });

  expect(run).toEqual({ isOk: true, output: '', stopReason: null });
});
