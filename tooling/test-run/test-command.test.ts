import { spawnSync } from 'node:child_process';
import { join } from 'node:path';

const root = join(import.meta.dirname, '../..');

const runTestCommand = (...args: string[]) =>
  spawnSync(process.execPath, [join(root, 'tooling/commands/test.ts'), ...args], {
    cwd: root,
    encoding: 'utf8',
  });

it('the command fails for a path that matches no test', () => {
  const { stdout, status } = runTestCommand('unit/no-such-test');

  expect(stdout).toContain('No test of the stage "unit" has "no-such-test" in its path.');
  expect(stdout).toMatch(/\n0 passed, 1 failed\n$/);
  expect(status).toBe(1);
});

it('the command fails for a stage that does not exist', () => {
  const { stderr, status } = runTestCommand('units');

  expect(stderr).toMatch(/^There is no stage "units"\. Stages: types, .+, e2e, quick, checks\.\n$/);
  expect(status).toBe(2);
});
