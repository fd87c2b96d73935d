import type { Page } from 'playwright-core';

interface DescribedRemote {
  /** Address of the remote's manifest. */
  entry: string;
  exposes: string[];
  shared: string[];
}

interface Snapshot {
  remotesInfo?: Record<string, { matchedVersion: string }>;
  modules?: { modulePath?: string }[];
  shared?: { sharedName: string }[];
}

/**
 * Reads the remotes that the dependency graph of the Module Federation DevTools would show, by name. Like the extension, it reads the global
 * `__FEDERATION__`.
 */
export const readRemotesInDevTools = (page: Page): Promise<Record<string, DescribedRemote>> =>
  page.evaluate(() => {
    const { moduleInfo }: { moduleInfo: Record<string, Snapshot> } = Reflect.get(window, '__FEDERATION__');
    const remotes = Object.entries(moduleInfo.emberclutch_host?.remotesInfo ?? {});
    return Object.fromEntries(
      remotes.map(([name, { matchedVersion: entry }]) => {
        const { modules = [], shared = [] } = moduleInfo[`${name}:${entry}`] ?? {};
        return [
          name,
          {
            entry,
            exposes: modules.map(({ modulePath = '' }) => modulePath),
            shared: shared.map(({ sharedName }) => sharedName),
          },
        ];
      }),
    );
  });
