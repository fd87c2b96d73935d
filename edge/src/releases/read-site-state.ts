import type { SiteState, ListedSwitch } from '@emberclutch/contract/site/publishing.ts';
import { toVersions, readServedSite } from './live-site.ts';
import type { SiteFolder } from './site-folder.ts';
import { readReleases } from './store-release.ts';
import { compareStates, readHistory } from './history.ts';
import type { LiveSite } from './live-site.ts';

/** Maximum number of switches in one answer. */
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

type SwitchList = Pick<SiteState, 'switches' | 'before'>;

/** Reads one page of the history. @param before number of a switch; by default the newest switches */
export async function listSwitches(
  folder: SiteFolder,
  live: LiveSite,
  { before, limit }: { before?: number | undefined; limit: number },
): Promise<SwitchList> {
  // Reads one more switch at each end: the previous one shows what changed, and the next one shows when this one ended.
  const [newer] =
    before === undefined ? [] : (await readHistory(folder, live, { before: before + 1, limit: 1 })).switches;
  const page = await readHistory(folder, live, { before, limit: limit + 1 });
  const switches = page.switches.slice(0, limit).map((entry, index): ListedSwitch => {
    const next = index === 0 ? newer : page.switches[index - 1];
    const previous = page.switches[index + 1];
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
  return { switches, before: page.switches.length > limit ? (switches.at(-1)?.number ?? null) : null };
}
