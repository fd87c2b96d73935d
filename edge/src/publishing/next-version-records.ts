import type { Candidate } from '@emberclutch/contract/site/publishing.ts';
import type { LiveApp, LiveSite, StoredVersion } from '../releases/live-site.ts';

/** How long open tabs with an earlier version can load its files. */
const retainedSeconds = 24 * 3_600;
/** Number of earlier versions of an app that are kept regardless of their age. */
const retainedCount = 10;
/** Maximum of withdrawn versions that a site remembers for each app. */
const maxWithdrawn = 50;

type VersionRecords = Pick<LiveSite, 'stored' | 'withdrawn' | 'retired'>;

interface Change {
  /** Every app that is live from now on. */
  apps: Record<string, LiveApp>;
  /** Candidates that the switch keeps. */
  candidates: readonly Candidate[];
  /** Whether versions that this switch replaces come back only by name. */
  withdraws: boolean;
  /** Whether apps that this switch removes come back only by name. */
  retires: boolean;
  /** Epoch seconds. */
  at: number;
}

/** The records after a switch. @param live null for the first switch of a site */
export function nextVersionRecords(live: LiveSite | null, change: Change): VersionRecords {
  const ofCandidates = (live?.candidates ?? []).flatMap((candidate) => Object.keys(candidate.apps));
  const apps = [
    ...new Set([...Object.keys(live?.stored ?? {}), ...Object.keys(change.apps), ...ofCandidates]),
  ];
  const isLeft = (app: string) => live?.apps[app] && live.apps[app].version !== change.apps[app]?.version;
  const withdrawn = apps.map((app): [string, string[]] => {
    const left = change.withdraws && isLeft(app) ? [live?.apps[app]?.version ?? ''] : [];
    const versions = [
      ...new Set([...left, ...endedCanaries(app, live, change), ...(live?.withdrawn[app] ?? [])]),
    ];
    return [app, versions.filter((version) => version !== change.apps[app]?.version).slice(0, maxWithdrawn)];
  });
  const removed = change.retires ? apps.filter((app) => live?.apps[app] && !change.apps[app]) : [];
  return {
    stored: Object.fromEntries(apps.map((app) => [app, storedVersions(app, live, change)])),
    withdrawn: Object.fromEntries(withdrawn.filter(([, versions]) => versions.length > 0)),
    retired: [...new Set([...(live?.retired ?? []), ...removed])].filter((app) => !change.apps[app]),
  };
}

/** The live version, ten before it, and all that were live within the last 24 hours. */
function storedVersions(app: string, live: LiveSite | null, change: Change): StoredVersion[] {
  const { apps, at } = change;
  const version = apps[app]?.version;
  // Open tabs keep using a canary that has ended.
  const canaries = endedCanaries(app, live, change).map((ended) => ({ version: ended, until: at }));
  const known = live?.stored[app] ?? [];
  const earlier = [...known, ...canaries]
    .filter((stored, index, all) => all.findIndex((other) => other.version === stored.version) === index)
    .filter((stored) => stored.version !== version)
    .map((stored) => ({ ...stored, until: stored.until ?? at }))
    .filter(({ until }, index) => index < retainedCount || until > at - retainedSeconds);
  return version === undefined ? earlier : [{ version, until: null }, ...earlier];
}

/** Versions of canaries that end with the switch. They come back only by name, unless they are live now. */
function endedCanaries(app: string, live: LiveSite | null, { candidates }: Change): string[] {
  const goesOn = (version: string) => candidates.some((candidate) => candidate.apps[app] === version);
  const before = (live?.candidates ?? []).filter(({ share }) => share !== null);
  return before.flatMap(({ apps }) => apps[app] ?? []).filter((version) => !goesOn(version));
}
