import type { ListedSwitch } from '@emberclutch/contract/site/publishing.ts';
import { liveVersions } from './live-site.ts';
import type { Switch } from './live-site.ts';

/** @returns the apps and the settings of the site that differ between two states, by name in order */
export function changesBetween(
  earlier: Switch | undefined,
  later: Switch,
): Pick<ListedSwitch, 'changes' | 'changedSettings'> {
  const before = Object.fromEntries(earlier ? liveVersions(earlier) : []);
  const after = Object.fromEntries(liveVersions(later));
  return {
    changes: differingNames(before, after).map((app) => ({
      app,
      from: before[app] ?? null,
      to: after[app] ?? null,
    })),
    changedSettings: differingNames(earlier?.settings ?? {}, later.settings),
  };
}

const differingNames = (one: Record<string, string>, other: Record<string, string>): string[] =>
  [...new Set([...Object.keys(one), ...Object.keys(other)])]
    .filter((name) => one[name] !== other[name])
    .toSorted();
