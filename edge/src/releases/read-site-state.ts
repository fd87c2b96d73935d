import type { SiteState, ListedSwitch } from '@emberclutch/contract/site/publishing.ts';
import { toVersions, readServedSite } from './live-site.ts';
import type { SiteFolder } from './site-folder.ts';
import { readReleases } from './store-release.ts';
import { compareStates, readHistory } from './history.ts';
import type { LiveSite } from './live-site.ts';

/** Maximum number of switches in one response. */
const limit = 20;

/** Reads the live state and a part of the history. @param before number of a switch; by default the newest switches */
export async function readSiteState(folder: SiteFolder, before?: number): Promise<SiteState> {
  const live = await readServedSite(folder);
  const releases = live ? await readReleases(folder, toVersions(live)) : [];
  return {
    live: releases.map(({ app, version, shared }) => ({ app, version, shared })),
    retired: live?.retired ?? [],
    candidates: live?.candidates ?? [],
    settings: live?.settings ?? {},
    ...(live ? await listSwitches(folder, live, { before, limit }) : { switches: [], before: null }),
  };
}

/** Reads the number of `?before=40`; undefined for the newest switches. */
export function readBefore(url: string): number | undefined {
  const number = Number(new URL(url, 'http://site.invalid').searchParams.get('before'));
  return Number.isInteger(number) && number > 0 ? number : undefined;
}

/** Reads one page of the history. @param before number of a switch; by default the newest switches */
export async function listSwitches(
  folder: SiteFolder,
  live: LiveSite,
  { before = live.number + 1, limit }: { before?: number | undefined; limit: number },
): Promise<Pick<SiteState, 'switches' | 'before'>> {
  // Reads one more switch at each end: the previous switch shows what an entry changed, and the next switch shows when it ended.
  const [newer] = await readHistory(folder, live, { before: before + 1, limit: 1 });
  const entries = await readHistory(folder, live, { before, limit: limit + 1 });
  const switches = entries.slice(0, limit).map((entry, index): ListedSwitch => {
    const next = index === 0 ? newer : entries[index - 1];
    const previous = entries[index + 1];
    return {
      number: entry.number,
      position: entry.position,
      action: entry.action,
      at: entry.at,
      by: entry.by,
      commit: entry.commit,
      until: entry.number === live.number ? null : (next?.at ?? null),
      ...compareStates(previous, entry),
      candidates: entry.candidateChanges,
    };
  });
  return { switches, before: entries.length > limit ? (switches.at(-1)?.number ?? null) : null };
}
