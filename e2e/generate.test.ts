import { spawnSync } from 'node:child_process';
import { cpSync } from 'node:fs';
import { join } from 'node:path';
import { setUpBrowser } from './browser/test-browser.ts';
import { copyCheckout } from './suite/copy-checkout.ts';
import { copySite } from './suite/copy-site.ts';
import { runToEnd, startEdge } from './suite/start-suite.ts';

const { openPage } = setUpBrowser();

let folder: string;
let removeCheckout: () => void;
let site: ReturnType<typeof copySite>;

beforeAll(() => {
  ({ folder, remove: removeCheckout } = copyCheckout());
  site = copySite();
});

afterAll(() => {
  removeCheckout();
  site.remove();
});

it('the command generates a remote and a page for it', async () => {
  const remote = await runToEnd('new', ['remote', 'garden'], {}, folder);
  const page = await runToEnd('new', ['page', 'garden', '/garden/rare-seeds/:id'], {}, folder);
  const repetition = await runToEnd('new', ['remote', 'garden'], {}, folder);

  expect(remote).toEqual({ code: 0, output: expect.stringContaining('remote-garden/package.json') });
  expect(page).toEqual({ code: 0, output: expect.stringContaining('features/rare-seeds/RareSeedsPage.tsx') });
  expect(repetition).toEqual({ code: 1, output: 'remote-garden exists.\n' });
  // Copies the packages of another remote instead of installing them, because a new remote has the same dependencies.
  cpSync(join(folder, 'remote-collection/node_modules'), join(folder, 'remote-garden/node_modules'), {
    recursive: true,
    verbatimSymlinks: true,
  });
});

it.each([
  { check: 'format', script: 'oxfmt/bin/oxfmt', args: ['--check', 'remote-garden'] },
  { check: 'types', script: 'typescript/bin/tsc', args: ['-p', 'remote-garden'] },
  {
    check: 'import rules',
    script: 'dependency-cruiser/bin/dependency-cruiser.mjs',
    args: ['--config', '.dependency-cruiser.mjs', 'remote-garden'],
  },
  {
    check: 'dead code',
    script: 'knip/bin/knip.js',
    args: ['--no-progress', '--no-config-hints', '--workspace', 'remote-garden'],
  },
  { check: 'lint', script: 'oxlint/bin/oxlint', args: ['--format=unix', 'remote-garden'] },
  { check: 'tests', script: 'jest/bin/jest.js', args: ['--config', 'remote-garden/jest.config.ts'] },
])('a generated remote passes the check of its $check', ({ script, args }) => {
  const path = join(folder, 'node_modules', script);
  const { status, stdout, stderr } = spawnSync(process.execPath, [path, ...args], {
    cwd: folder,
    encoding: 'utf8',
  });

  expect({ status, output: status === 0 ? '' : stdout + stderr }).toEqual({ status: 0, output: '' });
});

it('a generated remote can be released into a site, where its pages open', async () => {
  const release = await runToEnd('release', ['garden'], site.settings, folder);
  expect(release).toEqual({ code: 0, output: expect.stringMatching(/remote-garden \S+ is live\./) });

  const edge = await startEdge(site.settings);
  try {
    const page = await openPage();
    await page.goto(`${edge.url}/garden`);
    await page.getByRole('heading', { level: 1, name: 'Garden' }).waitFor();
    await page.goto(`${edge.url}/garden/rare-seeds/7`);
    await page.getByRole('heading', { level: 1, name: 'Rare seeds' }).waitFor();
    // Closes the page, because it requests scripts of the season after its heading has appeared, and would report a stopped edge.
    await page.close();
  } finally {
    await edge.stop();
  }
});
