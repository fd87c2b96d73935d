import * as z from 'zod/mini';
import { Release } from './release.ts';

/** The messages between publishers and the edge. */

export const AppVersion = z.object({ app: Release.shape.app, version: Release.shape.version });
export type AppVersion = z.infer<typeof AppVersion>;

/** A script of a release, for its source map. */
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

/** Makes uploaded versions live in one switch. */
export const ReleaseOrder = z.extend(Publisher, {
  releases: z.array(AppVersion).check(z.maxLength(50)),
  /** How to treat retired apps, and versions that a rollback has removed. */
  withdrawn: z.enum(['refuse', 'skip', 'release']),
});
export type ReleaseOrder = z.infer<typeof ReleaseOrder>;

export const ReleaseResult = z.object({
  /** The versions that this request made live. */
  fresh: z.array(AppVersion),
  /** A sentence for each release that was left out. */
  skipped: z.array(z.string()),
  /** Differences from the API that do not block the release. */
  notes: z.array(z.string()),
});
export type ReleaseResult = z.infer<typeof ReleaseResult>;

/** A switch by its number, or the one that was live at a time in epoch seconds. */
export const SwitchReference = z.union([z.object({ number: z.int() }), z.object({ at: z.int() })]);
export type SwitchReference = z.infer<typeof SwitchReference>;

/** Restores an earlier state: of one app if it is named, else of the whole site. */
export const RollbackOrder = z.extend(Publisher, {
  app: z.optional(z.string()),
  version: z.optional(z.string()),
  to: z.optional(SwitchReference),
  /** Whether it may restore versions that an earlier rollback has removed. */
  again: z.boolean(),
});
export type RollbackOrder = z.infer<typeof RollbackOrder>;

export const RollbackResult = z.object({
  /** The switch that was restored; null for a rollback of one app. */
  number: z.nullable(z.int()),
  /** The versions that are live again. */
  apps: z.array(AppVersion),
  /** Whether this state was live already, so that nothing has changed. */
  wasLive: z.boolean(),
  notes: z.array(z.string()),
});
export type RollbackResult = z.infer<typeof RollbackResult>;

/** The form of a page that undoes the last switch, or rolls one app back. */
export const RollbackForm = z.pick(RollbackOrder, { app: true });

export const RetirementOrder = z.extend(Publisher, { app: z.string() });
export type RetirementOrder = z.infer<typeof RetirementOrder>;

export const SettingsOrder = z.extend(Publisher, {
  /** New values by name; an empty value restores the default. */
  changes: z.record(z.string(), z.string()),
});
export type SettingsOrder = z.infer<typeof SettingsOrder>;

export const SettingsResult = z.object({ isChanged: z.boolean() });

/**
 * A composition beside the live one, with some apps in versions that are not live: a canary, which a share of all visitors
 * gets, or a preview, which a visitor chooses by its link.
 */
export const Candidate = z.extend(Publisher, {
  /** Identifies the candidate in links and cookies. Random, so that only visitors with its link can see a preview. */
  id: z.string(),
  /** Percentage of visitors that get a canary; null for a preview. */
  share: z.nullable(z.number()),
  /** The versions that differ from the live ones, by app. */
  apps: z.record(z.string(), z.string()),
  /** When it was offered, in epoch seconds. */
  at: z.int(),
});
export type Candidate = z.infer<typeof Candidate>;

/** The change that a switch made to a candidate. */
export const CandidateChange = z.extend(z.pick(Candidate, { id: true, share: true, apps: true }), {
  /** `ended`: it no longer fits the live site, or has become old. */
  change: z.enum(['offered', 'promoted', 'dropped', 'ended']),
  /** Why it has ended, in words. */
  reason: z.optional(z.string()),
});
export type CandidateChange = z.infer<typeof CandidateChange>;

/** Offers uploaded versions as a canary, or as a preview. */
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

/** Makes a candidate live, or ends it. */
export const CandidateReference = z.extend(Publisher, {
  /** Its id, or an app of a canary. */
  candidate: z.string(),
});
export type CandidateReference = z.infer<typeof CandidateReference>;

/** The form of a page that makes a candidate live, or ends it. */
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

/** One entry of the history, with what it changed. Times are epoch seconds. */
export const ListedSwitch = z.extend(Publisher, {
  number: z.int(),
  /** The switch whose state it has: itself, or the one that a rollback restored. */
  position: z.int(),
  action: SwitchAction,
  at: z.int(),
  /** When the next switch replaced it; null while it is live. */
  until: z.nullable(z.int()),
  changes: z.array(AppChange),
  /** Names of the settings of the site that it changed. */
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
