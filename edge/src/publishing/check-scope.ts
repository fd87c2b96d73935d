import { isDeepStrictEqual } from 'node:util';
import type { Candidate, Publisher as NamedPublisher } from '@emberclutch/contract/site/publishing.ts';
import { toVersions } from '../releases/live-site.ts';
import type { LiveSite, Switch } from '../releases/live-site.ts';
import { ScopeError } from './publish-error.ts';

/** @throws {ScopeError} unless a publisher may make all changes of a switch */
export function checkScope(
  live: LiveSite | null,
  next: Pick<Switch, 'apps' | 'settings'>,
  { apps: allowed }: Publisher,
): void {
  if (!allowed) return;
  const before = live ? toVersions(live) : new Map<string, string>();
  const after = toVersions(next);
  const changed = [...new Set([...before.keys(), ...after.keys()])].filter(
    (app) => before.get(app) !== after.get(app) && !allowed.includes(app),
  );
  const settings = isDeepStrictEqual(live?.settings, next.settings) ? [] : ['the settings of the site'];
  const others = [...changed, ...settings];
  refuseOthers(others, allowed);
}

/**
 * Apps in their live version also count, because while the candidate contains them, there can be no other canary of these apps.
 * @throws {ScopeError} unless a publisher may change all apps of a candidate
 */
export function checkCandidateScope({ apps }: Pick<Candidate, 'apps'>, { apps: allowed }: Publisher): void {
  if (allowed)
    refuseOthers(
      Object.keys(apps).filter((app) => !allowed.includes(app)),
      allowed,
    );
}

function refuseOthers(others: readonly string[], allowed: readonly string[]): void {
  if (others.length > 0)
    throw new ScopeError(`This changes ${others.join(' and ')}; the token is for ${allowed.join(' and ')}.`);
}

/** A person or program that changes a site, with its permissions. */
export interface Publisher extends NamedPublisher {
  /** Apps that it may change, by folder name. By default all of them, and the settings of the site. */
  apps?: readonly string[];
}
