import type {
  AppVersion,
  CandidateOrder,
  CandidateReference,
  CandidateResult,
  ReleaseOrder,
  ReleaseResult,
  RetirementOrder,
  RollbackOrder,
  RollbackResult,
  SettingsOrder,
  SiteState,
} from '@emberclutch/contract/site/publishing.ts';

/** How publishers change a site: in a folder of this machine, or through an edge. Each operation rejects with a `PublishError` if it is refused. */
export interface SiteOperations {
  /** Stores a build, without making it live. @param dist its output folder */
  store(dist: string): Promise<AppVersion>;
  /** Makes stored versions live in one switch. */
  release(order: ReleaseOrder): Promise<ReleaseResult>;
  /** Offers stored versions as a canary, or as a preview. */
  offer(order: CandidateOrder): Promise<CandidateResult>;
  /** Makes a candidate live for all visitors. */
  promote(order: CandidateReference): Promise<CandidateResult>;
  /** Ends a candidate. */
  drop(order: CandidateReference): Promise<CandidateResult>;
  /** Makes an earlier version of one app live again, or restores the state of an earlier switch. */
  rollBack(order: RollbackOrder): Promise<RollbackResult>;
  /** Takes a remote out of the site. */
  retire(order: RetirementOrder): Promise<void>;
  /** @returns whether the settings were different before */
  changeSettings(order: SettingsOrder): Promise<boolean>;
  /** @param before number of a switch: the part of the history before it */
  readState(before?: number): Promise<SiteState>;
  /** @returns the source map of a script of a release as text; null if none was kept */
  readSourceMap(release: AppVersion, script: string): Promise<string | null>;
}
