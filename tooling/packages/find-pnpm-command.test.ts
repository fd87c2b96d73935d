import { findPnpmCommand } from './find-pnpm-command.ts';

const { npm_execpath: originalPath } = process.env;

afterEach(() => {
  if (originalPath === undefined) delete process.env.npm_execpath;
  else process.env.npm_execpath = originalPath;
});

it.each([
  ['/opt/pnpm', ['/opt/pnpm']],
  ['/opt/pnpm/bin/pnpm.cjs', [process.execPath, '/opt/pnpm/bin/pnpm.cjs']],
  ['/usr/lib/node_modules/npm/bin/npm-cli.js', ['npx', '-y', 'pnpm@12']],
])('the search finds the running pnpm, or npx with the pnpm version of the project: %s', (path, command) => {
  process.env.npm_execpath = path;

  expect(findPnpmCommand()).toEqual(command);
});

it('the search falls back to npx with the pnpm version of the project, because `node --run` sets no `npm_execpath`', () => {
  delete process.env.npm_execpath;

  expect(findPnpmCommand()).toEqual(['npx', '-y', 'pnpm@12']);
});
