import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runWatched } from './run-watched.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'run-watched-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

/** A script that starts a process which never ends and keeps the script's standard output open. A run waits for the end of that output. */
const startChild = `
  import { spawn } from 'node:child_process';
  import { writeFileSync } from 'node:fs';
  const child = spawn(process.execPath, ['--eval', 'setInterval(() => {}, 1_000)'], { stdio: 'inherit' });
  writeFileSync(process.argv[2], '');
`;

const runScript = (script: string) => {
  const path = join(folder, 'script.mjs');
  const startFile = join(folder, 'started');
  writeFileSync(path, script);
  let ticks = 0;
  return runWatched(path, [startFile], {
    env: process.env,
    output: 'pipe',
    progress: () => (existsSync(startFile) ? -1 : (ticks += 1)),
    silenceMs: 200,
    tickMs: 20,
  });
};

it('the run stops a script without progress, and the process that the script has started', async () => {
  expect(await runScript(startChild)).toEqual({
    isOk: false,
    output: '',
    stopped: 'nothing has happened for 0.2 s',
  });
});

it('the run ends a process that a script has left running', async () => {
  expect(await runScript(`${startChild} process.exit()`)).toEqual({ isOk: true, output: '', stopped: null });
});
