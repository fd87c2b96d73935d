import * as z from 'zod/mini';
import type { ListedSwitch } from '@emberclutch/contract/site/publishing.ts';
import { Switch, toVersions } from './live-site.ts';
import type { LiveSite } from './live-site.ts';
import type { SiteFolder } from './site-folder.ts';

/** Maximum length of the history. */
const maxSwitches = 1_000;

/** Returns the name of a past switch in a store. */
const toSwitchName = (number: number) => `switches/${number}.json`;

/**
 * Writes the live switch into the history, before the next switch replaces it. The content of an entry never changes, so a publisher can
 * write it again after another publisher was killed in between. Leaves out fields that only the next switch needs.
 */
export const recordSwitch = ({ store }: SiteFolder, live: LiveSite): Promise<void> =>
  store.write(toSwitchName(live.number), Buffer.from(`${JSON.stringify(z.parse(Switch, live), null, 2)}\n`));

/** Removes the switch that no longer fits into the history. */
export async function pruneHistory({ store }: SiteFolder, { number }: LiveSite): Promise<void> {
  if (number > maxSwitches) await store.remove(toSwitchName(number - maxSwitches));
}

/** Reads a past switch or the live switch. @returns null if no switch has this number, or the history no longer contains it */
export async function readSwitch(
  { store }: SiteFolder,
  live: LiveSite,
  number: number,
): Promise<Switch | null> {
  if (number === live.number) return live;
  const content = await store.read(toSwitchName(number));
  return content && (z.safeParse(Switch, JSON.parse(content.toString())).data ?? null);
}

/** Reads the switches before a number, newest first. */
export async function readHistory(
  folder: SiteFolder,
  live: LiveSite,
  { before, limit }: { before: number; limit: number },
): Promise<Switch[]> {
  const newest = Math.min(before - 1, live.number);
  const numbers = Array.from({ length: Math.min(limit, newest) }, (_, index) => newest - index);
  const entries = await Promise.all(numbers.map((number) => readSwitch(folder, live, number)));
  const end = entries.indexOf(null);
  return entries.slice(0, end < 0 ? undefined : end).filter((entry) => entry !== null);
}

/** Lists the apps and the settings of the site that differ between two states, in the order of their names. */
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

const listDifferingNames = (before: Record<string, string>, after: Record<string, string>): string[] =>
  [...new Set([...Object.keys(before), ...Object.keys(after)])]
    .filter((name) => before[name] !== after[name])
    .toSorted();
