import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { workspaceRoot } from '../federation/workspace-root.ts';

/** Takes the place of the build, which takes half a minute, and prints where it runs. */
const hooks = `
import { registerHooks } from 'node:module';
const url = 'data:text/javascript,' + encodeURIComponent('export const buildApp = async (app) => console.log(app, process.cwd());');
registerHooks({
  resolve: (specifier, context, next) =>
    specifier.endsWith('/build-app.ts') ? { url, shortCircuit: true } : next(specifier, context),
});`;

it('builds a remote of the workspace where the commands of the workspace do, so that both are one version', async () => {
  const { stdout } = await promisify(execFile)(
    process.execPath,
    [
      '--import',
      `data:text/javascript,${encodeURIComponent(hooks)}`,
      '../tooling/remote-kit/remote-kit.ts',
      'build',
    ],
    { cwd: join(workspaceRoot, 'remote-spawn') },
  );

  expect(stdout).toContain(`remote-spawn ${workspaceRoot}\n`);
});
