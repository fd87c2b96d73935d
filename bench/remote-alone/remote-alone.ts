import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openBrowser } from '@emberclutch/e2e/browser/open-browser.ts';
import { operatorToken } from '@emberclutch/e2e/suite/operator-token.ts';
import { runToEnd, startSuite } from '@emberclutch/e2e/suite/start-suite.ts';
import type { Suite } from '@emberclutch/e2e/suite/start-suite.ts';

/**
 * Measures each step of a team whose remote is a separate repository: takes remote-hatchery out of the workspace,
 * installs it, tests it, releases it to a running site with its token, and edits it against that site.
 */
const token = 'token-of-the-hatchery-team';
const port = 3199;
const root = await mkdtemp(join(tmpdir(), 'remote-alone-'));
const folder = join(root, 'remote-hatchery');
const site = await startSuite({
  DATA_DIR: join(root, 'data'),
  RELEASE_TOKENS: `hatchers:hatchery:${token}`,
});
try {
  await timed('detach hatchery', async () => {
    const { code, output } = await runToEnd('detach', ['hatchery', folder], {});
    if (code !== 0) throw new Error(output);
  });
  await timed('pnpm install', () => pnpm('install'));
  await timed('test', () => pnpm('run', 'test'));
  await timed('build', () => pnpm('run', 'build', '--site', site.url));
  await timed('release', () => pnpm('run', 'release', '--site', site.url));
  await develop(site);
} finally {
  await site.stop();
  await rm(root, { recursive: true, force: true });
}

async function timed(step: string, run: () => Promise<unknown>): Promise<void> {
  const began = performance.now();
  await run();
  console.log(`${step}: ${((performance.now() - began) / 1_000).toFixed(1)} s`);
}

function start(...args: string[]) {
  const child = spawn('npx', ['-y', 'pnpm@12', ...args], {
    cwd: folder,
    env: { ...process.env, RELEASE_TOKEN: token },
    stdio: ['ignore', 'pipe', 'pipe'],
    detached: true,
  });
  let written = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk: Buffer) => (written += chunk));
  return { child, output: () => written };
}

async function pnpm(...args: string[]): Promise<void> {
  const { child, output } = start(...args);
  await once(child, 'close');
  if (child.exitCode !== 0) throw new Error(`pnpm ${args.join(' ')} failed:\n${output()}`);
}

/** Overrides the remote in one browser, edits it, and waits until the open page shows the edit. */
async function develop({ url }: Suite): Promise<void> {
  const began = performance.now();
  const { child, output } = start('run', 'dev', '--site', url, '--port', String(port));
  const browser = await openBrowser();
  try {
    while (!output().includes('is served from source')) {
      if (child.exitCode !== null) throw new Error(output());
      await Promise.race([once(child.stdout, 'data'), once(child, 'close')]);
    }
    console.log(`dev serves the remote: ${((performance.now() - began) / 1_000).toFixed(1)} s`);
    const page = await browser.newPage({ baseURL: url });
    page.on('console', (message) => {
      if (message.type() === 'error') console.log(`error in the page: ${message.text()}`);
    });
    await page.goto(`/overrides?token=${operatorToken}`);
    const hatchery = page.getByRole('region', { name: 'hatchery' });
    await hatchery.getByLabel('Address').fill(`http://localhost:${port}`);
    await hatchery.getByRole('button', { name: 'Override' }).click();
    await timed('first page on the live host', async () => {
      await page.goto('/hatchery');
      await page.getByRole('navigation', { name: 'Eggs by state' }).waitFor({ timeout: 60_000 });
    });
    await page.evaluate(() => Object.assign(window, { isSameDocument: true }));
    const file = join(folder, 'src/features/list/EggBrowser.tsx');
    const text = await readFile(file, 'utf8');
    await timed('an edit shows by Fast Refresh', async () => {
      await writeFile(file, text.replace('<FilterBar', '<p>Edited</p><FilterBar'));
      await page.getByText('Edited').waitFor({ timeout: 60_000 });
    });
    if (!(await page.evaluate(() => Reflect.get(window, 'isSameDocument'))))
      throw new Error('The edit reloaded the page.');
  } finally {
    await browser.close();
    if (child.pid !== undefined && child.exitCode === null) process.kill(-child.pid, 'SIGINT');
    await once(child, 'close');
  }
}
