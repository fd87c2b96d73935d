import type { ListedSwitch } from '@emberclutch/contract/site/publishing.ts';
import { toVersions } from './live-site.ts';
import type { Switch } from './live-site.ts';

/** @returns the apps and the settings of the site that differ between two states, by name in order */
export function compareStates(
  earlier: Switch | undefined,
  later: Switch,
): Pick<ListedSwitch, 'changes' | 'changedSettings'> {
  const before = Object.fromEntries(earlier ? toVersions(earlier) : []);
  const after = Object.fromEntries(toVersions(later));
  return {
    changes: listDifferingNames(before, after).map((app) => ({
      app,
      from: before[app] ?? null,
      to: after[app] ?? null,
    })),
    changedSettings: listDifferingNames(earlier?.settings ?? {}, later.settings),
  };
}

const listDifferingNames = (one: Record<string, string>, other: Record<string, string>): string[] =>
  [...new Set([...Object.keys(one), ...Object.keys(other)])]
    .filter((name) => one[name] !== other[name])
    .toSorted();
