import { readHistory } from './history.ts';
import { liveVersions, readLiveSite } from './live-site.ts';
import type { Switch } from './live-site.ts';
import type { SiteFolder } from './site-folder.ts';

/** One app in a switch. */
export interface AppChange {
  app: string;
  /** Null for an app that was not live before. */
  from: string | null;
  /** Null for an app that is no longer live. */
  to: string | null;
}

/** One entry of the history, with what it changed. */
export interface ListedSwitch extends Omit<Switch, 'settings'> {
  /** When the next switch replaced it; null while it is live. */
  until: number | null;
  changes: AppChange[];
  /** Names of the settings of the site that it changed. */
  changedSettings: string[];
}

export interface SwitchList {
  /** Newest first. */
  switches: ListedSwitch[];
  /** The next page has what was before this number; null on the last page. */
  before: number | null;
}

/** Reads one page of the history. @param before number of a switch; the newest ones unless given */
export async function listSwitches(
  folder: SiteFolder,
  { before, limit }: { before?: number | undefined; limit: number },
): Promise<SwitchList> {
  const live = await readLiveSite(folder);
  // One more at each end: what a switch changed follows from the one before, its end from the one after.
  const [newer] =
    before === undefined ? [] : (await readHistory(folder, { before: before + 1, limit: 1 })).switches;
  const page = await readHistory(folder, { before, limit: limit + 1 });
  const listed = page.switches.slice(0, limit).map((entry, index): ListedSwitch => {
    const { settings, ...rest } = entry;
    const next = index === 0 ? newer : page.switches[index - 1];
    const previous = page.switches[index + 1];
    return {
      ...rest,
      until: entry.number === live?.number ? null : (next?.at ?? null),
      changes: changesOf(previous, entry),
      changedSettings: differingNames(previous?.settings ?? {}, settings),
    };
  });
  return { switches: listed, before: page.switches.length > limit ? (listed.at(-1)?.number ?? null) : null };
}

function changesOf(previous: Switch | undefined, { apps }: Switch): AppChange[] {
  const before = Object.fromEntries(previous ? liveVersions(previous) : []);
  const after = Object.fromEntries(liveVersions({ apps }));
  return differingNames(before, after).map((app) => ({
    app,
    from: before[app] ?? null,
    to: after[app] ?? null,
  }));
}

/** Names with different values, in order. */
const differingNames = (one: Record<string, string>, other: Record<string, string>): string[] =>
  [...new Set([...Object.keys(one), ...Object.keys(other)])]
    .filter((name) => one[name] !== other[name])
    .toSorted();
