import type { Page } from 'playwright-core';
import { sharedModules as table } from '@emberclutch/tooling/federation/shared-modules';
import { waitForHydration } from './browser/wait-for-idle.ts';
import { visitors } from './browser/visitors.ts';
import { eventually } from './eventually.ts';
import { newAccount } from './flows/account.ts';
import { signUp } from './flows/sign-in.ts';
import { openEntry } from './flows/top-bar.ts';

const { visit } = visitors();

/** Modules that the apps ask for, each of which must be there once on a page. */
const singletons = [
  'react',
  'react-dom',
  'react-dom/client',
  'react/jsx-runtime',
  '@tanstack/react-query',
  'jotai',
  'styled-components',
  '@emberclutch/shared/state',
  '@emberclutch/shared/routing',
  '@emberclutch/shared/theme',
];

it('runs host and all remotes on one React, one router, one query cache and one session', async () => {
  const page = await visit();
  await signUp(page, newAccount());
  await openEntry(page, 'Community');
  await openEntry(page, 'Spawn');
  await openEntry(page, 'My Collection');

  const apps = ['auth', 'collection', 'hatchery', 'spawn'].map((name) => `emberclutch_${name}`);
  await eventually(async () => {
    const modules = await sharedModules(page);
    for (const name of [
      'react',
      '@tanstack/react-query',
      '@emberclutch/shared/state',
      '@emberclutch/shared/routing',
    ]) {
      expect([name, modules[name]?.usedBy]).toEqual([name, apps]);
    }
  });
  const modules = await sharedModules(page);
  expect([...new Set(Object.keys(modules).map(rowOf))].toSorted()).toEqual(
    table.map(({ request }) => request).toSorted(),
  );
  for (const name of singletons) {
    expect([name, modules[name]?.copies]).toEqual([name, 1]);
    expect([name, modules[name]?.from]).toEqual([name, ['emberclutch_host']]);
  }
});

it('has fetched a remote when somebody presses the link that they point at', async () => {
  const page = await visit({ width: 1600 });
  await page.goto('/about');
  await waitForHydration(page);
  const entry = page.waitForRequest(/\/remotes\/hatchery\//);
  const link = page.getByRole('banner').getByRole('link', { name: 'Community' });

  // Who looks after the page comes after the page: until then pointing at something is only that.
  await eventually(async () => {
    await page.mouse.move(0, 0);
    await link.hover();
    expect(await Promise.race([entry.then(() => 'fetched'), page.evaluate(() => 'not yet')])).toBe('fetched');
  });

  expect(new URL(page.url()).pathname).toBe('/about');
});

it('shows in every remote and the bar that somebody signed out in another tab', async () => {
  const page = await visit({ width: 1600 });
  const keeper = newAccount();
  await signUp(page, keeper);
  const secondTab = await page.context().newPage();
  await secondTab.goto('/my-collection');
  await secondTab.getByRole('heading', { level: 1 }).waitFor();

  await secondTab.evaluate(() => localStorage.clear());
  await page.reload();

  await page.waitForURL('**/login?*');
  await page.getByRole('banner').getByRole('link', { name: 'Login' }).waitFor();
});

/** The row of the table that a module falls under: its own, or the one of all sub-paths. */
const rowOf = (name: string) =>
  table.find(({ request }) => (request.endsWith('/') ? name.startsWith(request) : name === request))?.request;

interface SharedModule {
  /** How many different copies were evaluated. */
  copies: number;
  /** Which apps brought them. */
  from: string[];
  /** Which remotes run on them; the host offers the very modules that it runs on itself. */
  usedBy: string[];
}

/** Reads what the federation runtime keeps of this page. */
function sharedModules(page: Page): Promise<Record<string, SharedModule>> {
  return page.evaluate(() => {
    interface Shared {
      lib?: () => unknown;
      from: string;
      useIn: string[];
    }
    interface App {
      shareScopeMap: Record<string, Record<string, Record<string, Shared>>>;
    }
    const { __INSTANCES__: apps }: { __INSTANCES__: App[] } = Reflect.get(globalThis, '__FEDERATION__');
    const scopes = apps.flatMap(({ shareScopeMap }) => Object.values(shareScopeMap));
    const names = new Set(scopes.flatMap((scope) => Object.keys(scope)));
    const describe = (name: string) => {
      const evaluated = scopes.flatMap((scope) => Object.values(scope[name] ?? {})).filter(({ lib }) => lib);
      const unique = (values: string[]) => [...new Set(values)].toSorted();
      return {
        copies: new Set(evaluated.map(({ lib }) => lib?.())).size,
        from: unique(evaluated.map(({ from }) => from)),
        usedBy: unique(evaluated.flatMap(({ useIn }) => useIn)),
      };
    };
    return Object.fromEntries([...names].map((name) => [name, describe(name)]));
  });
}
