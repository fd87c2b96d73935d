import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { visitors } from '../browser/visitors.ts';
import { newKeeper } from '../people/keeper.ts';
import { newestCode } from '../people/mail.ts';
import { givenSuite } from '../suite/given-suite.ts';

const { visit } = visitors();

/** What a remote's script leaves on a page. */
interface Container {
  get: (door: string) => Promise<() => { default: unknown }>;
}
type Mount = (place: Element | null, options: { path: string }) => () => void;

let folder: string;

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'emberclutch-alone-'));
  const build = join(import.meta.dirname, '../../config/dev/build-alone.ts');
  execFileSync(process.execPath, [build, 'remote-auth', folder], { env: { ...process.env, NODE_ENV: '' } });
});

afterAll(() => rmSync(folder, { recursive: true, force: true }));

it('loads alone on a page that is not ours, by both doors, and signs somebody up there', async () => {
  const page = await visit();
  const asked = await openPageOfStrangers(page);

  expect(await page.evaluate(kindsOfDoors)).toEqual(['function', 'function']);

  const keeper = newKeeper();
  await page.evaluate(mountAt, '/register');
  await page.getByLabel('Display name').fill(keeper.displayName);
  await page.getByLabel('E-mail').fill(keeper.email);
  await page.keyboard.press('Enter');
  await page.getByLabel('Code', { exact: true }).fill(await newestCode(page.url(), keeper.email));
  await page.keyboard.press('Enter');
  await page.getByRole('main').waitFor({ state: 'detached' }); // the collection is another remote's

  await page.evaluate(mountAt, '/profile?tab=security');
  await page.getByRole('heading', { name: keeper.displayName }).waitFor();
  await page.getByRole('button', { name: 'Add a passkey' }).waitFor();
  expect(asked.filter((path) => /^\/(host|remotes)\//.test(path))).toEqual([]);
});

/** A page with a heading and a place, and one script: the remote's entry. @returns what it asks this site for */
async function openPageOfStrangers(page: Page): Promise<string[]> {
  const home = new URL('/elsewhere/', givenSuite().url).href;
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await page.route(`${home}**`, (route) => {
    const name = new URL(route.request().url()).pathname.replace('/elsewhere/', '');
    return name === ''
      ? route.fulfill({ contentType: 'text/html', body: pageOfStrangers })
      : route.fulfill({ path: join(folder, name) });
  });
  await page.goto(home);
  return asked;
}

const pageOfStrangers = `<!doctype html>
<html lang="en"><title>Elsewhere</title><link rel="icon" href="data:,">
<body><h1>Elsewhere</h1><div id="place"></div><script src="remoteEntry.js"></script></body></html>`;

/** Runs in the page. */
function kindsOfDoors(): Promise<string[]> {
  const container: Container = Reflect.get(window, 'emberclutch_auth');
  return Promise.all(
    ['./routes', './mount'].map(async (door) => typeof (await container.get(door))().default),
  );
}

/** Runs in the page: shows the remote in its place, and takes away what it showed there before. */
async function mountAt(path: string): Promise<void> {
  const container: Container = Reflect.get(window, 'emberclutch_auth');
  const mount = (await container.get('./mount'))().default as Mount;
  Reflect.get(window, 'unmount')?.();
  Reflect.set(window, 'unmount', mount(document.getElementById('place'), { path }));
}
