import { spawn } from 'node:child_process';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { findCurrentRemote } from './find-current-remote.ts';

const require = createRequire(import.meta.url);

/** Runs `remote-kit test`: checks types and runs the tests of the remote. @param args arguments for jest */
export async function runRemoteTests(args: readonly string[]): Promise<void> {
  findCurrentRemote();
  const typescript = dirname(require.resolve('typescript/package.json'));
  await runScript(join(typescript, 'bin/tsc'), ['-p', '.', '--noEmit'], 'The types have errors.');
  const jest = dirname(require.resolve('jest/package.json'));
  await runScript(join(jest, 'bin/jest.js'), args, 'Tests failed.');
}

async function runScript(path: string, args: readonly string[], failure: string): Promise<void> {
  const child = spawn(process.execPath, [path, ...args], { stdio: 'inherit' });
  const { promise, resolve } = Promise.withResolvers<number | null>();
  child.on('close', resolve);
  if ((await promise) !== 0) throw new Error(failure);
}
