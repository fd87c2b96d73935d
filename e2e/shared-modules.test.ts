import type { Page } from 'playwright-core';
import { sharedModules as moduleTable } from '@emberclutch/tooling/federation/shared-modules.ts';
import { waitForHydration } from './browser/wait-for-idle.ts';
import { setUpBrowser } from './browser/test-browser.ts';
import { waitUntilPasses } from './wait-until-passes.ts';
import { createTestAccount } from './flows/test-account.ts';
import { signUp } from './flows/sign-in.ts';
import { followTopBarLink } from './flows/top-bar.ts';

const { openPage } = setUpBrowser();

/** Modules that a page must load exactly once. */
const singletons = [
  'react',
  'react-dom',
  'react-dom/client',
  'react/jsx-runtime',
  '@tanstack/react-query',
  'jotai',
  'styled-components',
  '@emberclutch/web/state',
  '@emberclutch/web/routing',
];

it('the page runs the host and all remotes on one React, one router, one query cache and one session', async () => {
  const page = await openPage();
  await signUp(page, createTestAccount());
  await followTopBarLink(page, 'Community');
  await followTopBarLink(page, 'Spawn');
  await followTopBarLink(page, 'My Collection');

  const apps = ['auth', 'collection', 'hatchery', 'spawn'].map((name) => `emberclutch_${name}`);
  await waitUntilPasses(async () => {
    const modules = await readSharedModules(page);
    for (const name of [
      'react',
      '@tanstack/react-query',
      '@emberclutch/web/state',
      '@emberclutch/web/routing',
    ]) {
      expect([name, modules[name]?.usedBy]).toEqual([name, apps]);
    }
  });
  const modules = await readSharedModules(page);
  expect([...new Set(Object.keys(modules).map(findRow))].map(String).toSorted()).toEqual(
    moduleTable.map(({ request }) => request).toSorted(),
  );
  for (const name of singletons) {
    expect([name, modules[name]?.copies]).toEqual([name, 1]);
    expect([name, modules[name]?.from]).toEqual([name, ['emberclutch_host']]);
  }
});

it('the page prefetches a remote when the pointer is over a link to it', async () => {
  const page = await openPage({ width: 1600 });
  await page.goto('/about');
  await waitForHydration(page);
  const entry = page.waitForRequest(/\/remotes\/hatchery\//);
  const link = page.getByRole('banner').getByRole('link', { name: 'Community' });

  // Prefetching is a background task, which starts after the page.
  await waitUntilPasses(async () => {
    await page.mouse.move(0, 0);
    await link.hover();
    expect(await Promise.race([entry.then(() => 'fetched'), page.evaluate(() => 'not yet')])).toBe('fetched');
  });

  expect(new URL(page.url()).pathname).toBe('/about');
});

/** Finds the row of the table for a module: its own row, or the row for all its sub-paths. */
const findRow = (name: string) =>
  moduleTable.find(({ request }) => (request.endsWith('/') ? name.startsWith(request) : name === request))
    ?.request;

interface SharedModule {
  /** Number of evaluated copies. */
  copies: number;
  /** Apps that have provided the copies. */
  from: string[];
  /** Remotes that use the module. The host is not listed, because it provides the modules. */
  usedBy: string[];
}

/** Reads the share scopes of the federation runtime. */
function readSharedModules(page: Page): Promise<Record<string, SharedModule>> {
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
    const describeModule = (name: string) => {
      const evaluatedCopies = scopes
        .flatMap((scope) => Object.values(scope[name] ?? {}))
        .filter(({ lib }) => lib);
      const sortUnique = (values: string[]) => [...new Set(values)].toSorted();
      return {
        copies: new Set(evaluatedCopies.map(({ lib }) => lib?.())).size,
        from: sortUnique(evaluatedCopies.map(({ from }) => from)),
        usedBy: sortUnique(evaluatedCopies.flatMap(({ useIn }) => useIn)),
      };
    };
    return Object.fromEntries([...names].map((name) => [name, describeModule(name)]));
  });
}
