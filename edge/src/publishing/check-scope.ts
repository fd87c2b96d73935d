import { isDeepStrictEqual } from 'node:util';
import type { Candidate, Publisher as NamedPublisher } from '@emberclutch/contract/site/publishing.ts';
import { toVersions } from '../releases/live-site.ts';
import type { LiveSite, Switch } from '../releases/live-site.ts';
import { ScopeError } from './publish-error.ts';

/** Checks a switch. @throws {ScopeError} unless the publisher may make all its changes */
export function checkScope(
  live: LiveSite | null,
  next: Pick<Switch, 'apps' | 'settings'>,
  { apps: allowedApps }: Publisher,
): void {
  if (!allowedApps) return;
  const before = live ? toVersions(live) : new Map<string, string>();
  const after = toVersions(next);
  const forbiddenApps = [...new Set([...before.keys(), ...after.keys()])].filter(
    (app) => before.get(app) !== after.get(app) && !allowedApps.includes(app),
  );
  const settings = isDeepStrictEqual(live?.settings, next.settings) ? [] : ['the settings of the site'];
  refuseChanges([...forbiddenApps, ...settings], allowedApps);
}

/**
 * Checks a candidate. Also counts apps in their live version, because while the candidate contains them, there can be no other canary of these
 * apps.
 * @throws {ScopeError} unless the publisher may change all apps of the candidate
 */
export function checkCandidateScope(
  { apps }: Pick<Candidate, 'apps'>,
  { apps: allowedApps }: Publisher,
): void {
  if (allowedApps)
    refuseChanges(
      Object.keys(apps).filter((app) => !allowedApps.includes(app)),
      allowedApps,
    );
}

function refuseChanges(forbidden: readonly string[], allowedApps: readonly string[]): void {
  if (forbidden.length > 0)
    throw new ScopeError(
      `This token cannot change ${forbidden.join(' and ')}: it is for ${allowedApps.join(' and ')}.`,
    );
}

/** A person or program that changes a site, with its permissions. */
export interface Publisher extends NamedPublisher {
  /** Apps that the publisher may change, by folder name; by default all apps, and the settings of the site. */
  apps?: readonly string[];
}
