import type {
  AppVersion,
  Candidate,
  CandidateOrder,
  CandidateReference,
  CandidateResult,
  Publisher as NamedPublisher,
  ReleaseOrder,
  ReleaseResult,
  RetirementOrder,
  RollbackOrder,
  RollbackResult,
  SettingsOrder,
  SiteState,
} from '@emberclutch/contract/site/publishing.ts';
import type { Release } from '@emberclutch/contract/site/release.ts';
import { readSiteState } from '../releases/read-site-state.ts';
import type { SiteFolder } from '../releases/site-folder.ts';
import type { SiteSettings } from '../releases/site-settings.ts';
import { readSourceMap } from '../releases/source-maps.ts';
import { readReleases, storeRelease } from '../releases/store-release.ts';
import { findToleratedApiDifferences } from './check-fit.ts';
import { changeSettings } from './change-settings.ts';
import { dropCandidate, offerCandidate, promoteCandidate } from './offer-candidate.ts';
import { releaseStoredVersions } from './release-stored-versions.ts';
import type { Publisher } from './check-scope.ts';
import type { LiveApi } from './read-live-api.ts';
import { ScopeError, PublishError } from './publish-error.ts';
import { rollBackApp, rollBackSwitch } from './roll-back-app.ts';
import type { RestoredSwitch } from './roll-back-app.ts';
import { readLiveSite } from '../releases/live-site.ts';
import { switchSite } from './switch-site.ts';
import { withPublishLock } from './with-publish-lock.ts';

interface Dependencies {
  folder: SiteFolder;
  /** Reads the API that releases will use. */
  readApi: () => Promise<LiveApi>;
  /** The settings of a new site; required if nothing is published yet. */
  firstSettings?: SiteSettings;
  /** Apps that the publisher may change; by default all apps, and the settings of the site. */
  apps?: readonly string[] | undefined;
}

/** The operations of publishers on a site, in a folder of this machine or through an edge. A refused operation rejects with a `PublishError`. */
export type SiteOperations = Pick<LocalSite, keyof LocalSite>;

/** The operations on a site in a folder of this machine. */
export class LocalSite {
  readonly #dependencies: Dependencies;

  constructor(dependencies: Dependencies) {
    this.#dependencies = dependencies;
  }

  /** Stores a build, but does not make it live. @param dist output folder of the build */
  async store(dist: string): Promise<AppVersion> {
    const { folder } = this.#dependencies;
    // Does not take the publish lock, because compressing a build takes seconds, during which this disk could not follow the store.
    return toAppVersion(await storeRelease(folder, dist));
  }

  /** Makes stored versions live in one switch. */
  async release({ releases, withdrawn, ...publisher }: ReleaseOrder): Promise<ReleaseResult> {
    const { folder, readApi, firstSettings } = this.#dependencies;
    const api = await readApi();
    const { fresh, skipped } = await releaseStoredVersions(folder, {
      releases,
      withdrawn,
      firstSettings,
      publisher: this.#addScope(publisher),
      api: api.document,
    });
    return { fresh: fresh.map(toAppVersion), skipped, notes: listNotes(fresh, api) };
  }

  /** Offers stored versions as a canary, or as a preview. */
  async offer({ releases, share, again, ...publisher }: CandidateOrder): Promise<CandidateResult> {
    const { folder, readApi } = this.#dependencies;
    const api = await readApi();
    const offer = { releases, share, again, publisher: this.#addScope(publisher), api: api.document };
    return this.#describeResult(await offerCandidate(folder, offer), api);
  }

  async promote({ candidate: reference, ...publisher }: CandidateReference): Promise<CandidateResult> {
    const { folder, readApi } = this.#dependencies;
    const api = await readApi();
    const order = { reference, publisher: this.#addScope(publisher), api: api.document };
    return this.#describeResult(await promoteCandidate(folder, order), api);
  }

  async drop({ candidate: reference, ...publisher }: CandidateReference): Promise<CandidateResult> {
    const { folder } = this.#dependencies;
    const candidate = await dropCandidate(folder, { reference, publisher: this.#addScope(publisher) });
    return { candidate, notes: [] };
  }

  /** Makes an earlier version of one app live again, or restores the state of an earlier switch. */
  async rollBack({ app, version, to, again, ...publisher }: RollbackOrder): Promise<RollbackResult> {
    const { folder, readApi } = this.#dependencies;
    const api = await readApi();
    const common = { again, publisher: this.#addScope(publisher), api: api.document };
    if (app === undefined) return toRollbackResult(await rollBackSwitch(folder, { ...common, to }));
    const release = await rollBackApp(folder, { ...common, app, version });
    const restored = release ? [release] : [];
    return {
      number: null,
      apps: restored.map(toAppVersion),
      wasLive: !release,
      notes: listNotes(restored, api),
    };
  }

  async retire({ app, ...publisher }: RetirementOrder): Promise<void> {
    await retire(this.#dependencies.folder, { app, publisher: this.#addScope(publisher) });
  }

  /** @returns whether a setting has changed */
  async changeSettings({ changes, ...publisher }: SettingsOrder): Promise<boolean> {
    return changeSettings(this.#dependencies.folder, { changes, publisher: this.#addScope(publisher) });
  }

  /** Reads the state of the apps that may be changed. @param before number of a switch, to list earlier switches */
  async readState(before?: number): Promise<SiteState> {
    const { folder, apps } = this.#dependencies;
    const state = await readSiteState(folder, before);
    return apps ? narrowState(apps, state) : state;
  }

  /** Reads a source map; null if the site has none. @throws {ScopeError} for an app that the publisher may not change */
  async readSourceMap(release: AppVersion, script: string): Promise<string | null> {
    const { folder, apps } = this.#dependencies;
    if (apps && !apps.includes(release.app))
      throw new ScopeError(`This token cannot read ${release.app}: it is for ${apps.join(' and ')}.`);
    return readSourceMap(folder, release, script);
  }

  async #describeResult(candidate: Candidate, api: LiveApi): Promise<CandidateResult> {
    const versions = new Map(Object.entries(candidate.apps));
    return { candidate, notes: listNotes(await readReleases(this.#dependencies.folder, versions), api) };
  }

  #addScope(publisher: NamedPublisher): Publisher {
    return { ...publisher, apps: this.#dependencies.apps };
  }
}

/** Reduces the state of a site to the part that a team may read: its own apps, without settings and changes by others. */
function narrowState(apps: readonly string[], state: SiteState): SiteState {
  const isOwn = ({ app }: { app: string }) => apps.includes(app);
  const isOwnCandidate = (candidate: Pick<Candidate, 'apps'>) =>
    Object.keys(candidate.apps).every((app) => apps.includes(app));
  const switches = state.switches.map((change) => ({
    ...change,
    changes: change.changes.filter(isOwn),
    changedSettings: [],
    candidates: change.candidates.filter(isOwnCandidate),
  }));
  return {
    ...state,
    live: state.live.filter(isOwn),
    retired: state.retired.filter((app) => apps.includes(app)),
    candidates: state.candidates.filter(isOwnCandidate),
    settings: {},
    switches: switches.filter(({ changes, candidates }) => changes.length + candidates.length > 0),
  };
}

const toAppVersion = ({ app, version }: Release): AppVersion => ({ app, version });

function toRollbackResult({ restored, wasLive, changes, changedSettings }: RestoredSwitch): RollbackResult {
  const retired = changes.filter(({ to }) => to === null);
  return {
    number: restored.number,
    apps: changes.flatMap(({ app, to }) => (to === null ? [] : [{ app, version: to }])),
    wasLive,
    notes: [
      ...retired.map(({ app }) => `${app} is no longer live.`),
      ...(changedSettings.length > 0 ? [`Settings restored: ${changedSettings.join(', ')}.`] : []),
    ],
  };
}

const listNotes = (releases: readonly Release[], api: LiveApi): string[] =>
  releases.length === 0 ? [] : findToleratedApiDifferences(releases, api);

/** Takes a remote out of the site. A rollback or an explicit release restores it. @throws {PublishError} if the app is not live, or is the host */
export const retire = (
  folder: SiteFolder,
  { app, publisher }: { app: string; publisher: Publisher },
): Promise<void> =>
  withPublishLock(folder, async () => {
    const live = await readLiveSite(folder);
    if (!live?.apps[app]) throw new PublishError(`${app} is not live.`);
    if (app === 'host') throw new PublishError('The host cannot be retired: every page needs it.');
    const { [app]: _retired, ...apps } = live.apps;
    await switchSite(folder, live, { action: 'retirement', apps, publisher });
  });
