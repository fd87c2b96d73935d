import type {
  AppVersion,
  ReleaseOrder,
  ReleaseResult,
  RetirementOrder,
  RollbackOrder,
  RollbackResult,
  SettingsOrder,
  SiteState,
} from '@emberclutch/contract/site/publishing.ts';
import type { Release } from '@emberclutch/contract/site/release.ts';
import { liveVersions } from '../releases/live-site.ts';
import { readSiteState } from '../releases/read-site-state.ts';
import type { SiteFolder } from '../releases/site-folder.ts';
import type { SiteSettings } from '../releases/site-settings.ts';
import { readSourceMap } from '../releases/source-maps.ts';
import { storeRelease } from '../releases/store-release.ts';
import { toleratedApiDifferences } from './api-differences.ts';
import { changeSettings } from './change-settings.ts';
import { releaseStored } from './publish.ts';
import type { LiveApi } from './read-live-api.ts';
import { retire } from './retire.ts';
import { rollback } from './rollback.ts';
import { rollbackSwitch } from './rollback-switch.ts';
import type { SiteOperations } from './site-operations.ts';
import { withPublishLock } from './with-publish-lock.ts';

interface Dependencies {
  folder: SiteFolder;
  /** Reads the API that releases will find. */
  readApi: () => Promise<LiveApi>;
  /** What a site begins with; needed for one in which nothing is published yet. */
  firstSettings?: SiteSettings;
  /** Apps that may be changed; all of them, and the settings of the site, unless given. */
  apps?: readonly string[] | undefined;
}

/** The operations on a site in a folder of this machine. */
export class LocalSite implements SiteOperations {
  readonly #dependencies: Dependencies;

  constructor(dependencies: Dependencies) {
    this.#dependencies = dependencies;
  }

  async store(dist: string): Promise<AppVersion> {
    const { folder } = this.#dependencies;
    const { app, version } = await withPublishLock(folder, () => storeRelease(folder, dist));
    return { app, version };
  }

  async release({ releases, withdrawn, ...publisher }: ReleaseOrder): Promise<ReleaseResult> {
    const { folder, readApi, firstSettings, apps } = this.#dependencies;
    const api = await readApi();
    const { fresh, skipped } = await releaseStored(folder, {
      releases,
      withdrawn,
      firstSettings,
      publisher: { ...publisher, ...(apps && { apps }) },
      api: api.document,
    });
    return { fresh: fresh.map(appVersionOf), skipped, notes: notesOn(fresh, api) };
  }

  async rollBack({ app, version, to, again, ...given }: RollbackOrder): Promise<RollbackResult> {
    const { folder, readApi, apps } = this.#dependencies;
    const api = await readApi();
    const publisher = { ...given, ...(apps && { apps }) };
    const common = { again, publisher, api: api.document };
    if (app !== undefined) {
      const release = await rollback(folder, { ...common, app, wanted: version });
      const restored = release ? [release] : [];
      return {
        number: null,
        apps: restored.map(appVersionOf),
        wasLive: !release,
        notes: notesOn(restored, api),
      };
    }
    const { restored, wasLive } = await rollbackSwitch(folder, { ...common, to });
    const versions = [...liveVersions(restored)];
    return {
      number: restored.number,
      apps: versions.map(([name, live]) => ({ app: name, version: live })),
      wasLive,
      notes: [],
    };
  }

  async retire({ app, ...publisher }: RetirementOrder): Promise<void> {
    const { folder, apps } = this.#dependencies;
    await retire(folder, { app, publisher: { ...publisher, ...(apps && { apps }) } });
  }

  async changeSettings({ changes, ...publisher }: SettingsOrder): Promise<boolean> {
    const { folder, apps } = this.#dependencies;
    return changeSettings(folder, { changes, publisher: { ...publisher, ...(apps && { apps }) } });
  }

  readState(before?: number): Promise<SiteState> {
    return readSiteState(this.#dependencies.folder, before);
  }

  readSourceMap(release: AppVersion, script: string): Promise<string | null> {
    return readSourceMap(this.#dependencies.folder, release, script);
  }
}

const appVersionOf = ({ app, version }: Release): AppVersion => ({ app, version });

const notesOn = (releases: readonly Release[], api: LiveApi): string[] =>
  releases.length === 0 ? [] : toleratedApiDifferences(releases, api);
