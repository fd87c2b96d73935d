import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { testBrowser } from '../browser/test-browser.ts';
import { newTestAccount } from '../flows/test-account.ts';
import { startFileServer } from '../suite/file-server.ts';
import { runningSuite } from '../suite/running-suite.ts';
import { runToEnd } from '../suite/start-suite.ts';
import { buildEmbeds } from './build-embeds.ts';
import { copyOfGeneration } from './copy-of-generation.ts';
import {
  countListeners,
  globals,
  mount,
  pageOutsideRemote,
  recordReads,
  shareModules,
  storageOfPage,
  unmountAll,
} from './embedding-page.ts';
import { signUpInEmbed } from './sign-up-in-embed.ts';
import { startWikiServer } from './wiki-server.ts';

const { newPage } = testBrowser();

/** Globals that libraries inside a remote add; the guide lists them. */
const globalsOfLibraries = [
  '__FEDERATION__',
  '__GLOBAL_LOADING_REMOTE_ENTRY__',
  '__VMOK__',
  '__reactRouterVersion',
];
/** Globals of the schema library. Only forms need them immediately. */
const globalsOfSchemas = ['__zod_globalConfig', '__zod_globalRegistry'];
const withSchemas = ['auth'];

/** Each remote with a page and its heading for a signed-out player. */
const remotes = [
  ['auth', '/login', 'Back to your nest'],
  ['hatchery', '/hatchery', 'Hatchery'],
  ['collection', '/my-collection', 'My Collection'],
  ['spawn', '/spawn', 'Sign in to spawn'],
] as const;

let folder: string;
let files: Awaited<ReturnType<typeof startFileServer>>;
let wiki: Awaited<ReturnType<typeof startWikiServer>>;
/** A page whose origin is not in ALLOWED_ORIGINS. */
let unlisted: Awaited<ReturnType<typeof startWikiServer>>;
const suite = runningSuite();

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'emberclutch-embed-'));
  await buildEmbeds(folder, ['auth', 'collection', 'spawn']);
  // Built by the command, to get its script of an element.
  const { code, output } = await runToEnd('embed', ['hatchery', join(folder, 'hatchery')], {});
  if (code !== 0) throw new Error(output);
  files = await startFileServer(folder);
  const origins = { site: suite.url, files: files.origin };
  wiki = await startWikiServer(origins, suite.listedOrigin);
  unlisted = await startWikiServer(origins);
});

afterAll(async () => {
  wiki.close();
  unlisted.close();
  files.close();
  rmSync(folder, { recursive: true, force: true });
});

it.each(remotes)(
  'an embed shows %s on a foreign page without a change to the rest of the page, then and after unmounting',
  async (...remote) => {
    const [name, path, heading] = remote;
    const page = await newPage();
    const requests: string[] = [];
    page.on('request', (request) => requests.push(request.url()));
    await page.goto(`${wiki.origin}/bare?${name}`);
    const before = await page.evaluate(pageOutsideRemote);

    await page.evaluate(mount, { remote: name, path, apiBase: suite.url });
    await page.getByRole('heading', { name: heading }).first().waitFor();
    expect(await page.evaluate(pageOutsideRemote)).toEqual(before);
    const look = await page.getByRole('main').evaluate((main) => {
      const { textAlign, letterSpacing } = getComputedStyle(main);
      return { textAlign, letterSpacing };
    });
    expect(look).toEqual({ textAlign: 'start', letterSpacing: 'normal' });
    expect(requests.filter((url) => /\/(host|remotes)\//.test(url))).toEqual([]);
    const libraries = [...globalsOfLibraries, ...(withSchemas.includes(name) ? globalsOfSchemas : [])];
    const ours = [`emberclutch_${name}`, `webpackChunkemberclutch_${name}`, ...libraries, 'mounts'];
    expect((await page.evaluate(globals)).toSorted()).toEqual(ours.toSorted());

    await page.evaluate(unmountAll);
    expect(await page.evaluate(pageOutsideRemote)).toEqual(before);
    expect(await page.locator('#place').innerHTML()).toBe('');
  },
);

it('the example of the guide signs a player up, reports the session, and never reads the storage of the page as ours', async () => {
  const page = await newPage();
  await page.addInitScript(recordReads);
  const sessionLog: string[] = [];
  page.on('console', (message) => message.type() === 'log' && sessionLog.push(message.text()));
  const bearers: string[] = [];
  page.on('request', (request) => bearers.push(request.headers().authorization ?? ''));
  await page.goto(`${wiki.origin}/bare?auth`);
  await page.evaluate((ofPage) => Object.assign(localStorage, ofPage), storageOfPage);
  await page.goto(wiki.origin);

  const account = newTestAccount();
  await page.getByRole('link', { name: 'Sign up' }).click();
  await signUpInEmbed(page, suite.url, account);
  await page.getByText(`Signed in as ${account.displayName}`).waitFor();
  const signedIn = await readStorage(page);
  expect(signedIn).toMatchObject(storageOfPage);
  expect(signedIn[`emberclutch:${suite.url}:displayName`]).toBe(account.displayName);
  const onSite = await page.getByRole('link', { name: 'Open Emberclutch' }).getAttribute('href');
  expect(onSite).toBe(`${suite.url}/my-collection`);

  await page.getByRole('link', { name: 'My Profile' }).click();
  await page.getByRole('link', { name: 'Preferences' }).click();
  await page.getByRole('radio', { name: 'Dark' }).check();
  await page.locator('#place .dark').waitFor();
  await page.getByRole('button', { name: 'Sign Out' }).click();
  await page.getByRole('heading', { name: 'Back to your nest' }).waitFor();
  expect(await readStorage(page)).toEqual(storageOfPage);
  expect(bearers.filter((bearer) => bearer.includes(storageOfPage.session))).toEqual([]);
  expect(await page.evaluate(() => document.documentElement.className)).toBe('wiki');
  const read: string[] = await page.evaluate(() => Reflect.get(window, 'read'));
  expect(read.length).toBeGreaterThan(0);
  expect(read.filter((key) => !key.startsWith('emberclutch:') && key !== 'FEDERATION_DEBUG')).toEqual([]);
  // The session begins before its account is read, so that a slow account call does not delay the sign-in.
  expect(sessionLog).toEqual(['false null', 'true null', `true ${account.displayName}`, 'false null']);

  await page.getByRole('button', { name: 'Close' }).click();
  expect(await page.locator('#place').innerHTML()).toBe('');
});

it('a remote mounts twice on a page but not with another API, reports an unknown path, and leaves no listener behind', async () => {
  const page = await newPage();
  const apis = new Set<string>();
  page.on('request', (request) => {
    const { origin, pathname } = new URL(request.url());
    if (pathname.startsWith('/v1/')) apis.add(origin);
  });
  await page.addInitScript(countListeners);
  await page.goto(`${wiki.origin}/bare?auth`);
  // Listeners of modules stay after the first mount: they belong to no mount.
  await page.evaluate(mount, { remote: 'auth', path: '/login', apiBase: suite.url });
  await page.getByRole('heading', { name: 'Back to your nest' }).waitFor();
  await page.evaluate(unmountAll);
  const before = await page.evaluate(() => Reflect.get(window, 'listeners'));

  await page.evaluate(mount, { remote: 'auth', path: '/register', apiBase: suite.url });
  await page.evaluate(mount, { remote: 'auth', path: '/no/such/page', apiBase: suite.url });
  await page.getByRole('heading', { name: 'Keep your first egg' }).waitFor();
  await page.getByRole('heading', { name: 'This page is not shown here' }).waitFor();
  const another = { remote: 'auth', path: '/login', apiBase: 'https://other.example' };
  await expect(page.evaluate(mount, another)).rejects.toThrow('with https://other.example cannot be mounted');
  await page.getByRole('link', { name: 'Login' }).click();
  await page.getByRole('heading', { name: 'Back to your nest' }).waitFor();
  await page.getByLabel('E-mail').last().fill(newTestAccount().email);
  await page.getByRole('button', { name: 'Send me a code' }).last().click();
  await page.getByLabel('Code', { exact: true }).waitFor();
  expect([...apis]).toEqual([suite.url]);

  await page.evaluate(unmountAll);
  expect(await page.evaluate(() => Reflect.get(window, 'listeners'))).toEqual(before);
});

it('an embed shows a failure if a chunk cannot be loaded, and loads it on Retry', async () => {
  const page = await newPage({ expectedErrors: [/net::ERR_FAILED/, /Loading chunk/] });
  await page.goto(`${wiki.origin}/bare?auth`);
  await page.evaluate(mount, { remote: 'auth', path: '/login', apiBase: suite.url });
  const more = page.getByRole('link', { name: 'Take your account back' });
  await more.waitFor();
  await page.getByRole('button', { name: 'Sign in with a passkey' }).waitFor();
  await page.route(`${files.origin}/**`, (route) => route.abort());

  await more.click();
  await page.getByRole('heading', { name: 'This could not be shown' }).waitFor();
  await page.unroute(`${files.origin}/**`);
  await page.getByRole('button', { name: 'Retry' }).click();
  await page.getByRole('heading', { name: 'Take your account back' }).waitFor();
});

it('remotes that share their modules share a sign-in, but no module of the page', async () => {
  const page = await newPage();
  await page.goto(`${wiki.origin}/bare?auth`);
  await page.addScriptTag({ url: `${files.origin}/collection/remoteEntry.js` });
  await page.evaluate(shareModules, ['auth', 'collection']);
  await page.evaluate(mount, { remote: 'collection', path: '/my-collection', apiBase: suite.url });
  const signedOut = page.getByText('User ID not found. Please log in again.');
  await signedOut.waitFor();
  await page.evaluate(mount, { remote: 'auth', path: '/register', apiBase: suite.url });

  await signUpInEmbed(page, suite.url, newTestAccount());

  await page.getByRole('heading', { name: 'Nothing on the shelf yet' }).waitFor();
  await page.getByRole('button', { name: 'Sign Out' }).first().click();
  await signedOut.waitFor();
  const versionsOfReact = await page.evaluate(() => Object.keys(Reflect.get(window, 'modules').react));
  expect(versionsOfReact).toEqual(['18.3.1']);
});

it("a page shows remotes of two generations, which do not use each other's modules", async () => {
  copyOfGeneration('00000000', { from: join(folder, 'collection'), to: join(folder, 'earlier') });
  const page = await newPage();
  const open = async () => {
    await page.goto(`${wiki.origin}/bare?auth`);
    await page.addScriptTag({ url: `${files.origin}/earlier/remoteEntry.js` });
    await page.evaluate(shareModules, ['auth', 'collection']);
    await page.evaluate(mount, { remote: 'collection', path: '/my-collection', apiBase: suite.url });
  };
  await open();
  const signedOut = page.getByText('User ID not found. Please log in again.');
  await signedOut.waitFor();
  await page.evaluate(mount, { remote: 'auth', path: '/register', apiBase: suite.url });

  await signUpInEmbed(page, suite.url, newTestAccount());

  // Each has loaded its own store, so the other one learns of the sign-in when the page is opened again.
  const loaded = await page.evaluate(() =>
    Object.entries<Record<string, { loaded?: boolean | number }>>(Reflect.get(window, 'modules'))
      .filter(
        ([name, versions]) => name.endsWith('/react') && Object.values(versions).some((one) => one.loaded),
      )
      .map(([name]) => name),
  );
  expect(loaded).toHaveLength(2);
  expect(loaded).toContain('emberclutch/00000000/react');
  await signedOut.waitFor();
  await open();
  await page.getByRole('heading', { name: 'Nothing on the shelf yet' }).waitFor();
});

it('an embed shows eggs in an element, on a page whose origin the operator has not listed', async () => {
  const page = await newPage();
  await page.goto(`${unlisted.origin}/bare`);

  await page.addScriptTag({ url: `${files.origin}/hatchery/element.js`, type: 'module' });
  await page.evaluate((api) => {
    const element = document.createElement('emberclutch-hatchery');
    element.setAttribute('api-base', api);
    element.setAttribute('path', '/hatchery');
    document.getElementById('place')?.append(element);
  }, suite.url);

  await page.getByRole('main').getByRole('listitem').getByRole('link').first().waitFor();
  // Tinted by the season, and laid out for its container, which is narrower than the window.
  const { spawnSeason } = await page.evaluate(
    async (api) => (await fetch(`${api}/v1/seasons/current`, { credentials: 'omit' })).json(),
    suite.url,
  );
  await page.locator(`#place .embed.season-${String(spawnSeason).toLowerCase()}`).waitFor();
  const padding = () =>
    page.getByRole('main').evaluate((main) => Number.parseInt(getComputedStyle(main).paddingLeft, 10));
  const wide = await padding();
  await page.evaluate(() => document.getElementById('place')?.style.setProperty('width', '340px'));
  expect(await padding()).toBeLessThan(wide);

  // The mounted remote applies a changed option.
  await page.locator('#place .embed').evaluate((embed) => embed.setAttribute('data-first-mount', ''));
  await page.locator('emberclutch-hatchery').evaluate((element) => {
    element.setAttribute('theme', 'dark');
    element.setAttribute('path', '/hatchery/sealed');
  });
  await page.locator('#place .embed.dark[data-first-mount]').waitFor();
  await page.getByRole('heading', { level: 1, name: 'Sealed eggs' }).waitFor();
});

const readStorage = (page: Page) => page.evaluate((): Record<string, string> => ({ ...localStorage }));
