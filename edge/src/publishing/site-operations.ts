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

/** The operations of publishers on a site, in a folder of this machine or through an edge. A refused operation rejects with a `PublishError`. */
export interface SiteOperations {
  /** Stores a build, but does not make it live. @param dist output folder of the build */
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
  /** Changes settings. @returns whether a setting has changed */
  changeSettings(order: SettingsOrder): Promise<boolean>;
  /** Reads the state of the site. @param before number of a switch, to list earlier switches */
  readState(before?: number): Promise<SiteState>;
  /** Reads the source map of a script. @returns its text; null if the site has none */
  readSourceMap(release: AppVersion, script: string): Promise<string | null>;
}
