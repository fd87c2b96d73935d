import { readFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import type { Page, Route } from 'playwright-core';
import type { AssetPage } from '@emberclutch/contract/asset/asset-page.ts';
import type { EmbedRelease } from '@emberclutch/contract/site/embed-release.ts';
import { setUpBrowser } from '../browser/test-browser.ts';
import { listen } from '../suite/file-server.ts';
import type { Server } from '../suite/file-server.ts';
import { getRunningSuite } from '../suite/running-suite.ts';
import { buildHosts } from './build-hosts.ts';
import { buildSnippets } from './build-snippets.ts';

const { openPage } = setUpBrowser();

interface HostPage {
  name: string;
  trustedTypes: string;
  events?: string[];
}

/** Pages of other sites. A framework may need a policy for Trusted Types; the elements and their package do not. */
const hosts: HostPage[] = [
  { name: 'plain', trustedTypes: "'none'" },
  { name: 'react-18', trustedTypes: "'none'" },
  { name: 'react-19', trustedTypes: "'none'", events: ['countdown'] },
  { name: 'vue', trustedTypes: 'vue' },
  { name: 'rsbuild', trustedTypes: "'none'" },
  { name: 'module-federation', trustedTypes: 'default' },
];

let builtHosts: Awaited<ReturnType<typeof buildHosts>>;
let server: Server;
let numbers: number[];
let integrity: string;

beforeAll(async () => {
  builtHosts = await buildHosts();
  server = await listen(async ({ url = '' }, response) => {
    const { pathname } = new URL(url, 'http://localhost');
    const [, name = '', ...path] = pathname.split('/');
    const host = builtHosts.hosts.find((candidate) => candidate.name === name);
    if (!host) return response.writeHead(204).end();
    const file = path.join('/') || 'index.html';
    response.writeHead(200, {
      'content-type': contentTypes[extname(file)] ?? 'application/octet-stream',
      'content-security-policy': buildPolicy(name),
    });
    return response.end(await readFile(join(host.folder, file)));
  });
  const fetchJson = async (path: string) => (await fetch(getRunningSuite().url + path)).json();
  const { assets }: AssetPage = await fetchJson('/v1/assets/dragons?limit=2&page=0');
  numbers = assets.map(({ id }) => id);
  const release: EmbedRelease = await fetchJson('/embed/v1/release.json');
  integrity = release.integrity;
});

afterAll(async () => {
  server?.close();
  await builtHosts?.remove();
});

it.each(hosts)('the script shows elements in a page of $name', async ({ name, events = [] }) => {
  const page = await openPage();
  await page.goto(toAddress(name));
  const asset = page.locator('emberclutch-asset');
  const card = asset.getByRole('link');
  await card.waitFor();
  await page.locator('emberclutch-countdown').getByRole('timer').waitFor();
  if (name !== 'plain') await page.locator('emberclutch-spawn').getByRole('link').last().waitFor();

  await page.getByRole('button', { name: 'Reload' }).click();
  // Waits for this asset, because the next one would interrupt its loading.
  await page
    .locator('output')
    .filter({ hasText: /load.*load/ })
    .waitFor();
  await page.getByRole('button', { name: 'Next' }).click();
  await card.and(page.locator(`[href$='/details/${numbers[1]}']`)).waitFor();
  await card.click();

  const address = `${getRunningSuite().url}/details/${numbers[1]}`;
  await page.locator('output').filter({ hasText: address }).waitFor();
  const outputParts = (await page.locator('output').textContent())?.split(' ') ?? [];
  expect(new Set(outputParts)).toEqual(new Set(['load', ...events, address]));
  expect(outputParts.filter((event) => event === 'load').length).toBeGreaterThan(2);
  expect(await asset.evaluate((element) => element.getAttribute('theme'))).toBe('dark');
  expect(page.url()).toBe(toAddress(name));

  // Shows the world only once, under the strictest policy, because the processor draws it instead of a graphics card.
  if (name !== 'plain') return;
  const world = page.locator('emberclutch-world');
  await world.evaluate((element) => element.scrollIntoView());
  await world.getByRole('link', { name: 'The whole world' }).waitFor();
});

it('the script shows an asset in pages that contain the unchanged code of the page for integrators', async () => {
  const page = await openPage();
  await page.goto(`/embed?number=${numbers[0]}`);
  // Waits for hydration, because the rendered code has the address of an example.
  await page.getByText(`src="${getRunningSuite().url}/embed/v1/emberclutch.js"`).first().waitFor();
  const script = await readCode(page, 'Script that follows releases');
  const snippets = await buildSnippets(builtHosts.root, {
    html: `${script}\n${await readCode(page, 'Egg or dragon')}`,
    frame: await readCode(page, 'Frame'),
    react: await readCode(page, 'React'),
    vue: await readCode(page, 'Vue'),
    bundler: await readCode(page, 'Vite, Rsbuild'),
    federation: await readCode(page, 'Module federation'),
  });
  builtHosts.hosts.push(...snippets);

  for (const { name } of snippets) {
    await page.goto(`${server.origin}/${name}/`);
    const content =
      name === 'snippet-frame' ? page.frameLocator('iframe').first() : page.locator('emberclutch-asset');
    const address = `${getRunningSuite().url}/details/${numbers[0]}`;
    await content.locator(`a[href='${address}']`).waitFor();
  }
  expect(snippets).toHaveLength(6);
});

it('a page runs no script whose digest differs', async () => {
  const page = await openPage({
    expectedErrors: [/Failed to find a valid digest/, /ERR_FAILED|Failed to load/],
  });
  const change = async (route: Route) => {
    const response = await route.fetch();
    await route.fulfill({ response, body: `${await response.text()}\nglobalThis.isChanged = true;` });
  };
  await page.route('**/embed/world.js', change);
  await page.goto(toAddress('plain'));
  const world = page.locator('emberclutch-world');
  await world.evaluate((element) => element.scrollIntoView());
  await world.getByRole('alert').waitFor();
  expect(await page.evaluate(() => Reflect.get(window, 'isChanged'))).toBeUndefined();

  await page.route('**/embed/v1/emberclutch-*.js', change);
  await page.reload();

  await page.locator('output').filter({ hasText: 'could not be loaded' }).waitFor();
  expect(
    await page.evaluate(() => [customElements.get('emberclutch-asset'), Reflect.get(window, 'isChanged')]),
  ).toEqual([undefined, undefined]);
});

function toAddress(host: string): string {
  const query = new URLSearchParams({ site: getRunningSuite().url, integrity });
  for (const number of numbers) query.append('number', String(number));
  return `${server.origin}/${host}/?${query}`;
}

/** Reads the text of a code block, by the name of the button that copies it. */
async function readCode(page: Page, label: string): Promise<string> {
  const button = page.getByRole('button', { name: `Copy: ${label}`, exact: true });
  return (await button.locator('xpath=../preceding-sibling::pre').textContent()) ?? '';
}

function buildPolicy(host: string): string {
  const { url } = getRunningSuite();
  const stack = host === 'snippet-federation' ? 'module-federation' : host.replace('snippet-', '');
  const trustedTypes = hosts.find(({ name }) => name === stack)?.trustedTypes ?? "'none'";
  return `default-src 'none'; script-src 'self' ${url}; connect-src ${url}; img-src ${url}; frame-src ${url}; require-trusted-types-for 'script'; trusted-types ${trustedTypes}`;
}

const contentTypes: Record<string, string> = { '.html': 'text/html', '.js': 'text/javascript' };
