import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { setUpBrowser } from '../browser/test-browser.ts';
import { readNewestCode } from '../flows/read-newest-code.ts';
import { createTestAccount } from '../flows/test-account.ts';
import type { TestAccount } from '../flows/test-account.ts';
import { startFileServer } from '../suite/file-server.ts';
import { getRunningSuite } from '../suite/running-suite.ts';
import { runToEnd } from '../suite/start-suite.ts';
import { buildEmbeds } from './build-embeds.ts';
import {
  countListeners,
  listGlobals,
  mountRemote,
  capturePageOutsideRemote,
  recordReads,
  shareModules,
  pageStorage,
  unmountAll,
} from './embedding-page.ts';
import { startWikiServer } from './wiki-server.ts';

const { openPage } = setUpBrowser();

/** Globals that libraries inside a remote add. The guide lists them. */
const libraryGlobals = [
  '__FEDERATION__',
  '__GLOBAL_LOADING_REMOTE_ENTRY__',
  '__VMOK__',
  '__reactRouterVersion',
];
/** Globals of the schema library. Only forms need it immediately. */
const schemaGlobals = ['__zod_globalConfig', '__zod_globalRegistry'];
const remotesWithSchemas = ['auth'];

/** Each remote, with the path of a page and the heading that a signed-out player sees there. */
const remotes = [
  ['auth', '/login', 'Back to your nest'],
  ['hatchery', '/hatchery', 'Hatchery'],
  ['collection', '/my-collection', 'My Collection'],
  ['spawn', '/spawn', 'Sign in to spawn'],
] as const;

let folder: string;
let files: Awaited<ReturnType<typeof startFileServer>>;
let wiki: Awaited<ReturnType<typeof startWikiServer>>;
/** A wiki whose origin is not in ALLOWED_ORIGINS. */
let unlistedWiki: Awaited<ReturnType<typeof startWikiServer>>;
const suite = getRunningSuite();

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'emberclutch-embed-'));
  await buildEmbeds(folder, ['auth', 'collection', 'spawn']);
  // Builds with the command, which also creates a script of an element.
  const { code, output } = await runToEnd('embed', ['hatchery', join(folder, 'hatchery')], {});
  if (code !== 0) throw new Error(output);
  files = await startFileServer(folder);
  const origins = { site: suite.url, files: files.origin };
  wiki = await startWikiServer(origins, suite.allowedOrigin);
  unlistedWiki = await startWikiServer(origins);
});

afterAll(async () => {
  wiki.close();
  unlistedWiki.close();
  files.close();
  rmSync(folder, { recursive: true, force: true });
});

it.each(remotes)(
  'an embed shows %s on a foreign page, and changes nothing else on the page, neither mounted nor unmounted',
  async (...remote) => {
    const [name, path, heading] = remote;
    const page = await openPage();
    const requests: string[] = [];
    page.on('request', (request) => requests.push(request.url()));
    await page.goto(`${wiki.origin}/bare?${name}`);
    const before = await page.evaluate(capturePageOutsideRemote);

    await page.evaluate(mountRemote, { remote: name, path, apiBase: suite.url });
    await page.getByRole('heading', { name: heading }).first().waitFor();
    expect(await page.evaluate(capturePageOutsideRemote)).toEqual(before);
    const textStyle = await page.getByRole('main').evaluate((main) => {
      const { textAlign, letterSpacing } = getComputedStyle(main);
      return { textAlign, letterSpacing };
    });
    expect(textStyle).toEqual({ textAlign: 'start', letterSpacing: 'normal' });
    expect(requests.filter((url) => /\/(host|remotes)\//.test(url))).toEqual([]);
    const libraries = [...libraryGlobals, ...(remotesWithSchemas.includes(name) ? schemaGlobals : [])];
    const expectedGlobals = [
      `emberclutch_${name}`,
      `webpackChunkemberclutch_${name}`,
      ...libraries,
      'mounts',
    ];
    expect((await page.evaluate(listGlobals)).toSorted()).toEqual(expectedGlobals.toSorted());

    await page.evaluate(unmountAll);
    expect(await page.evaluate(capturePageOutsideRemote)).toEqual(before);
    expect(await page.locator('#place').innerHTML()).toBe('');
  },
);

it('the example of the guide signs a player up, reports the session, and reads only its own keys of the storage', async () => {
  const page = await openPage();
  await page.addInitScript(recordReads);
  const sessionLog: string[] = [];
  page.on('console', (message) => message.type() === 'log' && sessionLog.push(message.text()));
  const bearers: string[] = [];
  page.on('request', (request) => bearers.push(request.headers().authorization ?? ''));
  await page.goto(`${wiki.origin}/bare?auth`);
  await page.evaluate((entries) => Object.assign(localStorage, entries), pageStorage);
  await page.goto(wiki.origin);

  const account = createTestAccount();
  await page.getByRole('link', { name: 'Sign up' }).click();
  await signUpInEmbed(page, suite.url, account);
  await page.getByText(`Signed in as ${account.displayName}`).waitFor();
  const storage = await readStorage(page);
  expect(storage).toMatchObject(pageStorage);
  expect(storage[`emberclutch:${suite.url}:displayName`]).toBe(account.displayName);
  const siteUrl = await page.getByRole('link', { name: 'Open Emberclutch' }).getAttribute('href');
  expect(siteUrl).toBe(`${suite.url}/my-collection`);

  await page.getByRole('link', { name: 'My Profile' }).click();
  await page.getByRole('link', { name: 'Preferences' }).click();
  await page.getByRole('radio', { name: 'Dark' }).check();
  await page.locator('#place .dark').waitFor();
  await page.getByRole('button', { name: 'Sign Out' }).click();
  await page.getByRole('heading', { name: 'Back to your nest' }).waitFor();
  expect(await readStorage(page)).toEqual(pageStorage);
  expect(bearers.filter((bearer) => bearer.includes(pageStorage.session))).toEqual([]);
  expect(await page.evaluate(() => document.documentElement.className)).toBe('wiki');
  const readKeys: string[] = await page.evaluate(() => Reflect.get(window, 'read'));
  expect(readKeys.length).toBeGreaterThan(0);
  expect(readKeys.filter((key) => !key.startsWith('emberclutch:') && key !== 'FEDERATION_DEBUG')).toEqual([]);
  // The session begins before the page has read the account, so that a slow account call does not delay the sign-in.
  expect(sessionLog).toEqual(['false null', 'true null', `true ${account.displayName}`, 'false null']);

  await page.getByRole('button', { name: 'Close' }).click();
  expect(await page.locator('#place').innerHTML()).toBe('');
});

it('a remote mounts twice on a page, but not with another API; it reports an unknown path and leaves no listener behind', async () => {
  const page = await openPage();
  const apis = new Set<string>();
  page.on('request', (request) => {
    const { origin, pathname } = new URL(request.url());
    if (pathname.startsWith('/v1/')) apis.add(origin);
  });
  await page.addInitScript(countListeners);
  await page.goto(`${wiki.origin}/bare?auth`);
  // Modules add listeners at the first mount, which belong to no mount and therefore stay.
  await page.evaluate(mountRemote, { remote: 'auth', path: '/login', apiBase: suite.url });
  await page.getByRole('heading', { name: 'Back to your nest' }).waitFor();
  await page.evaluate(unmountAll);
  const before = await page.evaluate(() => Reflect.get(window, 'listeners'));

  await page.evaluate(mountRemote, { remote: 'auth', path: '/register', apiBase: suite.url });
  await page.evaluate(mountRemote, { remote: 'auth', path: '/no/such/page', apiBase: suite.url });
  await page.getByRole('heading', { name: 'Keep your first egg' }).waitFor();
  await page.getByRole('heading', { name: 'This page is not shown here' }).waitFor();
  const otherApi = { remote: 'auth', path: '/login', apiBase: 'https://other.example' };
  await expect(page.evaluate(mountRemote, otherApi)).rejects.toThrow(
    'no remote that uses the API https://other.example can be mounted',
  );
  await page.getByRole('link', { name: 'Login' }).click();
  await page.getByRole('heading', { name: 'Back to your nest' }).waitFor();
  await page.getByLabel('E-mail').last().fill(createTestAccount().email);
  await page.getByRole('button', { name: 'Send me a code' }).last().click();
  await page.getByLabel('Code', { exact: true }).waitFor();
  expect([...apis]).toEqual([suite.url]);

  await page.evaluate(unmountAll);
  expect(await page.evaluate(() => Reflect.get(window, 'listeners'))).toEqual(before);
});

it('an embed shows a failure if a chunk does not load, and loads it on Retry', async () => {
  const page = await openPage({ expectedErrors: [/net::ERR_FAILED/, /Loading chunk/] });
  await page.goto(`${wiki.origin}/bare?auth`);
  await page.evaluate(mountRemote, { remote: 'auth', path: '/login', apiBase: suite.url });
  const resetLink = page.getByRole('link', { name: 'Take your account back' });
  await resetLink.waitFor();
  await page.getByRole('button', { name: 'Sign in with a passkey' }).waitFor();
  await page.route(`${files.origin}/**`, (route) => route.abort());

  await resetLink.click();
  await page.getByRole('heading', { name: 'This could not be shown' }).waitFor();
  await page.unroute(`${files.origin}/**`);
  await page.getByRole('button', { name: 'Retry' }).click();
  await page.getByRole('heading', { name: 'Take your account back' }).waitFor();
});

it('remotes that share their modules share a sign-in, but no module of the page', async () => {
  const page = await openPage();
  await page.goto(`${wiki.origin}/bare?auth`);
  await page.addScriptTag({ url: `${files.origin}/collection/remoteEntry.js` });
  await page.evaluate(shareModules, ['auth', 'collection']);
  await page.evaluate(mountRemote, { remote: 'collection', path: '/my-collection', apiBase: suite.url });
  const signedOutMessage = page.getByText('User ID not found. Please log in again.');
  await signedOutMessage.waitFor();
  await page.evaluate(mountRemote, { remote: 'auth', path: '/register', apiBase: suite.url });

  await signUpInEmbed(page, suite.url, createTestAccount());

  await page.getByRole('heading', { name: 'Nothing on the shelf yet' }).waitFor();
  await page.getByRole('button', { name: 'Sign Out' }).first().click();
  await signedOutMessage.waitFor();
  const reactVersions = await page.evaluate(() => Object.keys(Reflect.get(window, 'modules').react));
  expect(reactVersions).toEqual(['18.3.1']);
});

it("a page shows remotes of two generations, which do not use each other's modules", async () => {
  copyAsGeneration('00000000', { from: join(folder, 'collection'), to: join(folder, 'earlier') });
  const page = await openPage();
  const openPageWithRemotes = async () => {
    await page.goto(`${wiki.origin}/bare?auth`);
    await page.addScriptTag({ url: `${files.origin}/earlier/remoteEntry.js` });
    await page.evaluate(shareModules, ['auth', 'collection']);
    await page.evaluate(mountRemote, { remote: 'collection', path: '/my-collection', apiBase: suite.url });
  };
  await openPageWithRemotes();
  const signedOutMessage = page.getByText('User ID not found. Please log in again.');
  await signedOutMessage.waitFor();
  await page.evaluate(mountRemote, { remote: 'auth', path: '/register', apiBase: suite.url });

  await signUpInEmbed(page, suite.url, createTestAccount());

  // Each generation has loaded its own store, so the other one learns of the sign-in when the page opens again.
  const loadedReacts = await page.evaluate(() =>
    Object.entries<Record<string, { loaded?: boolean | number }>>(Reflect.get(window, 'modules'))
      .filter(
        ([name, versions]) => name.endsWith('/react') && Object.values(versions).some(({ loaded }) => loaded),
      )
      .map(([name]) => name),
  );
  expect(loadedReacts).toHaveLength(2);
  expect(loadedReacts).toContain('emberclutch/00000000/react');
  await signedOutMessage.waitFor();
  await openPageWithRemotes();
  await page.getByRole('heading', { name: 'Nothing on the shelf yet' }).waitFor();
});

it('an embed shows eggs in an element, on a page whose origin the operator has not listed', async () => {
  const page = await openPage();
  await page.goto(`${unlistedWiki.origin}/bare`);

  await page.addScriptTag({ url: `${files.origin}/hatchery/element.js`, type: 'module' });
  await page.evaluate((api) => {
    const element = document.createElement('emberclutch-hatchery');
    element.setAttribute('api-base', api);
    element.setAttribute('path', '/hatchery');
    document.getElementById('place')?.append(element);
  }, suite.url);

  await page.getByRole('main').getByRole('listitem').getByRole('link').first().waitFor();
  // The embed has the season's tint, and its layout fits the container, which is narrower than the window.
  const { spawnSeason } = await page.evaluate(
    async (api) => (await fetch(`${api}/v1/seasons/current`, { credentials: 'omit' })).json(),
    suite.url,
  );
  await page.locator(`#place .embed.season-${String(spawnSeason).toLowerCase()}`).waitFor();
  const readPadding = () =>
    page.getByRole('main').evaluate((main) => Number.parseInt(getComputedStyle(main).paddingLeft, 10));
  const widePadding = await readPadding();
  await page.evaluate(() => document.getElementById('place')?.style.setProperty('width', '340px'));
  expect(await readPadding()).toBeLessThan(widePadding);

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

/** Copies the folder of an embed, and turns the copy into a build of another generation, whose shared modules have other names. */
function copyAsGeneration(generation: string, { from, to }: { from: string; to: string }): void {
  cpSync(from, to, { recursive: true });
  const entry = join(to, 'remoteEntry.js');
  const text = readFileSync(entry, 'utf8');
  writeFileSync(entry, text.replaceAll(/emberclutch\/[\da-f]{8}\//g, `emberclutch/${generation}/`));
}

/** Fills in the sign-up form that a page embeds, and enters the code. @param site URL of the suite that mails the code */
async function signUpInEmbed(page: Page, site: string, { displayName, email }: TestAccount): Promise<void> {
  await page.getByLabel('Display name').fill(displayName);
  await page.getByLabel('E-mail').fill(email);
  await page.keyboard.press('Enter');
  await page.getByLabel('Code', { exact: true }).fill(await readNewestCode(site, email));
  await page.keyboard.press('Enter');
  await page.getByRole('heading', { name: 'You are signed in' }).waitFor();
}
