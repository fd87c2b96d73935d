import * as z from 'zod/mini';
import { Release } from './release.ts';

/** The messages between publishers and the edge. */

export const AppVersion = z.object({ app: Release.shape.app, version: Release.shape.version });
export type AppVersion = z.infer<typeof AppVersion>;

/** Names a script of a release whose source map is requested. */
export const ScriptOfRelease = z.extend(AppVersion, { script: z.string() });

/** Source maps by the name of their script: `page-home.0a1b2c3d.js`. */
export const SourceMaps = z.record(z.string(), z.string());

/** A person or program that changes a site, for its history. */
export const Publisher = z.object({
  /** Name of a person or of a token. */
  by: z.nullable(z.string().check(z.maxLength(100))),
  commit: z.nullable(z.string().check(z.maxLength(100))),
});
export type Publisher = z.infer<typeof Publisher>;

/** The order to make uploaded versions live in one switch. */
export const ReleaseOrder = z.extend(Publisher, {
  releases: z.array(AppVersion).check(z.maxLength(50)),
  /** How to treat retired apps, and versions that a rollback has removed. */
  withdrawn: z.enum(['refuse', 'skip', 'release']),
});
export type ReleaseOrder = z.infer<typeof ReleaseOrder>;

export const ReleaseResult = z.object({
  /** The versions that this request made live. */
  fresh: z.array(AppVersion),
  /** A sentence for each skipped release. */
  skipped: z.array(z.string()),
  /** Differences from the API that do not block the release. */
  notes: z.array(z.string()),
});
export type ReleaseResult = z.infer<typeof ReleaseResult>;

/** Names a switch by its number, or by a time in epoch seconds at which it was live. */
export const SwitchReference = z.union([z.object({ number: z.int() }), z.object({ at: z.int() })]);
export type SwitchReference = z.infer<typeof SwitchReference>;

/** The order to restore an earlier state of the named app, or of the whole site if no app is named. */
export const RollbackOrder = z.extend(Publisher, {
  app: z.optional(z.string()),
  version: z.optional(z.string()),
  to: z.optional(SwitchReference),
  /** Whether it may restore versions that an earlier rollback has removed. */
  again: z.boolean(),
});
export type RollbackOrder = z.infer<typeof RollbackOrder>;

export const RollbackResult = z.object({
  /** The number of the restored switch; null for a rollback of one app. */
  number: z.nullable(z.int()),
  /** The versions that are live again. */
  apps: z.array(AppVersion),
  /** Whether this state was already live, so that the rollback changed nothing. */
  wasLive: z.boolean(),
  notes: z.array(z.string()),
});
export type RollbackResult = z.infer<typeof RollbackResult>;

/** The form that undoes the last switch, or rolls one app back. */
export const RollbackForm = z.pick(RollbackOrder, { app: true });

export const RetirementOrder = z.extend(Publisher, { app: z.string() });
export type RetirementOrder = z.infer<typeof RetirementOrder>;

export const SettingsOrder = z.extend(Publisher, {
  /** New values by name; an empty value restores the default. */
  changes: z.record(z.string(), z.string()),
});
export type SettingsOrder = z.infer<typeof SettingsOrder>;

export const SettingsResult = z.object({ isChanged: z.boolean() });

/** A composition in addition to the live one: a canary, which a share of all visitors gets, or a preview, which a visitor opens by link. */
export const Candidate = z.extend(Publisher, {
  /** Identifies the candidate in links and cookies. It is random, so that only visitors with its link can see a preview. */
  id: z.string(),
  /** Percentage of visitors that get a canary; null for a preview. */
  share: z.nullable(z.number()),
  /** The versions that differ from the live ones, by app. */
  apps: z.record(z.string(), z.string()),
  /** The time of the offer, in epoch seconds. */
  at: z.int(),
});
export type Candidate = z.infer<typeof Candidate>;

/** The change that a switch made to a candidate. */
export const CandidateChange = z.extend(z.pick(Candidate, { id: true, share: true, apps: true }), {
  /** `ended`: the candidate no longer fits the live site, or is too old. */
  change: z.enum(['offered', 'promoted', 'dropped', 'ended']),
  /** Why the candidate ended, as a sentence. */
  reason: z.optional(z.string()),
});
export type CandidateChange = z.infer<typeof CandidateChange>;

/** The order to offer uploaded versions as a canary, or as a preview. */
export const CandidateOrder = z.extend(Publisher, {
  releases: z.array(AppVersion).check(z.minLength(1), z.maxLength(50)),
  /** Percentage of visitors; null for a preview. */
  share: z.nullable(z.number().check(z.minimum(0.1), z.maximum(100))),
  /** Whether a canary may contain versions that a rollback or a drop has removed. */
  again: z.boolean(),
});
export type CandidateOrder = z.infer<typeof CandidateOrder>;

export const CandidateResult = z.object({
  candidate: Candidate,
  /** Differences from the API that do not block the release. */
  notes: z.array(z.string()),
});
export type CandidateResult = z.infer<typeof CandidateResult>;

/** The order to make a candidate live, or to end it. */
export const CandidateReference = z.extend(Publisher, {
  /** The id of the candidate, or an app of a canary. */
  candidate: z.string(),
});
export type CandidateReference = z.infer<typeof CandidateReference>;

/** The form that makes a candidate live, or ends it. */
export const CandidateForm = z.pick(CandidateReference, { candidate: true });

export const SwitchAction = z.enum([
  'release',
  'rollback',
  'retirement',
  'settings',
  'canary',
  'preview',
  'promotion',
  'drop',
]);
export type SwitchAction = z.infer<typeof SwitchAction>;

export const AppChange = z.object({
  app: z.string(),
  /** Null for an app that was not live before. */
  from: z.nullable(z.string()),
  /** Null for an app that is no longer live. */
  to: z.nullable(z.string()),
});
export type AppChange = z.infer<typeof AppChange>;

/** One switch in the history, with its changes. Times are epoch seconds. */
export const ListedSwitch = z.extend(Publisher, {
  number: z.int(),
  /** The number of the switch whose state it has: its own number, or the number of the switch that a rollback restored. */
  position: z.int(),
  action: SwitchAction,
  at: z.int(),
  /** The time at which the next switch replaced it; null while it is live. */
  until: z.nullable(z.int()),
  changes: z.array(AppChange),
  /** Names of the site's settings that it changed. */
  changedSettings: z.array(z.string()),
  candidates: z._default(z.array(CandidateChange), []),
});
export type ListedSwitch = z.infer<typeof ListedSwitch>;

/** The live state, and a part of the history. */
export const SiteState = z.object({
  live: z.array(z.extend(AppVersion, { shared: Release.shape.shared })),
  retired: z.array(z.string()),
  candidates: z._default(z.array(Candidate), []),
  /** Settings of the site that differ from their defaults. */
  settings: z.record(z.string(), z.string()),
  /** Newest first. */
  switches: z.array(ListedSwitch),
  /** The next part of the history ends before this number; null for the last one. */
  before: z.nullable(z.int()),
});
export type SiteState = z.infer<typeof SiteState>;
