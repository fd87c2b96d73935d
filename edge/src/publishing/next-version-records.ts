import type { LiveApp, LiveSite, StoredVersion } from '../releases/live-site.ts';

/** Tabs that were opened with an earlier version load its files for as long. */
const retainedSeconds = 24 * 3_600;
/** Earlier versions of an app that are kept however long ago they were live. */
const retainedCount = 10;
/** Withdrawn versions that a site remembers for each app. */
const maxWithdrawn = 50;

/** What a site knows of versions that are not live. */
type VersionRecords = Pick<LiveSite, 'stored' | 'withdrawn' | 'retired'>;

interface Change {
  /** Every app that is live from now on. */
  apps: Record<string, LiveApp>;
  /** Whether what is left is not to come back unless it is named. */
  withdraws: boolean;
  /** Whether apps that are left are not to come back unless they are named. */
  retires: boolean;
  /** Epoch seconds. */
  at: number;
}

/** What is known after a switch. @param live null for the first switch of a site */
export function nextVersionRecords(live: LiveSite | null, change: Change): VersionRecords {
  const apps = [...new Set([...Object.keys(live?.stored ?? {}), ...Object.keys(change.apps)])];
  const isLeft = (app: string) => live?.apps[app] && live.apps[app].version !== change.apps[app]?.version;
  const withdrawn = apps.map((app): [string, string[]] => {
    const left = change.withdraws && isLeft(app) ? [live?.apps[app]?.version ?? ''] : [];
    const versions = [...new Set([...left, ...(live?.withdrawn[app] ?? [])])];
    return [app, versions.filter((name) => name !== change.apps[app]?.version).slice(0, maxWithdrawn)];
  });
  const left = change.retires ? apps.filter((app) => live?.apps[app] && !change.apps[app]) : [];
  return {
    stored: Object.fromEntries(apps.map((app) => [app, storedVersions(app, live, change)])),
    withdrawn: Object.fromEntries(withdrawn.filter(([, versions]) => versions.length > 0)),
    retired: [...new Set([...(live?.retired ?? []), ...left])].filter((app) => !change.apps[app]),
  };
}

/** The live version, ten before it, and all that were live within the last 24 hours. */
function storedVersions(app: string, live: LiveSite | null, { apps, at }: Change): StoredVersion[] {
  const version = apps[app]?.version;
  const earlier = (live?.stored[app] ?? [])
    .filter((stored) => stored.version !== version)
    .map((stored) => ({ ...stored, until: stored.until ?? at }))
    .filter(({ until }, index) => index < retainedCount || until > at - retainedSeconds);
  return version === undefined ? earlier : [{ version, until: null }, ...earlier];
}
