import type { Deployment, LiveApp } from '../releases/live-site.ts';
import { PublishError } from './publish-error.ts';

/** Who changes a site, for its list of releases. */
export interface Publisher {
  /** Name of the operating system's user. */
  by: string | null;
  commit: string | null;
}

/** Tabs that were opened with an earlier version load its files for as long. */
const retainedSeconds = 24 * 3_600;
/** Earlier versions kept however long ago they were live. */
const retainedCount = 2;

/** The app with another version live from now on. */
export function beginDeployment(
  before: LiveApp | undefined,
  version: string,
  { by, commit }: Publisher,
): LiveApp {
  const deployment = { version, since: now(), until: null, isRolledBack: false, by, commit };
  const ended = before ? endDeployment(before, { isRolledBack: false }).deployments : [];
  return { version, sources: null, deployments: [deployment, ...ended] };
}

/** The app with the end of its live version recorded. */
export const endDeployment = (app: LiveApp, { isRolledBack }: { isRolledBack: boolean }): LiveApp => ({
  ...app,
  deployments: app.deployments.map((deployment) =>
    deployment.until === null ? { ...deployment, until: now(), isRolledBack } : deployment,
  ),
});

/** @param sources digest of the sources that the live version was built from */
export const markSources = (app: LiveApp, sources: string | undefined): LiveApp => ({
  ...app,
  sources: sources ?? null,
});

/**
 * The version that a rollback makes live.
 * @param wanted the newest earlier version unless given
 * @param isStored whether the files of a version are still there
 * @throws {PublishError} if there is none, or a rollback has left the wanted one
 */
export async function rollbackTarget(
  app: string,
  current: LiveApp,
  wanted: string | undefined,
  isStored: (version: string) => Promise<boolean>,
): Promise<string> {
  const earlier = latestDeployments(current).filter(({ version }) => version !== current.version);
  const stored: Deployment[] = [];
  for (const deployment of earlier) if (await isStored(deployment.version)) stored.push(deployment);
  const eligible = stored.filter(({ isRolledBack }) => !isRolledBack).map(({ version }) => version);
  if (wanted === undefined) {
    const [target] = eligible;
    if (target === undefined) throw new PublishError(`${app} has no version to go back to.`);
    return target;
  }
  if (eligible.includes(wanted)) return wanted;
  if (wanted === current.version) throw new PublishError(`${app} ${wanted} is live already.`);
  if (stored.some(({ version }) => version === wanted))
    throw new PublishError(`${app} ${wanted} was rolled back. Release it again to make it live.`);
  const choice = eligible.length === 0 ? 'There is none to go back to' : `Stored: ${eligible.join(', ')}`;
  throw new PublishError(`${app} has no stored version ${wanted}. ${choice}.`);
}

/** Versions whose files stay: the live one, two before it, and those that were live within the last 24 hours. */
export function retainedVersions(app: LiveApp): Set<string> {
  const latest = latestDeployments(app);
  const recent = latest.filter(({ until }) => until === null || until > now() - retainedSeconds);
  const newest = latest.filter(({ version }) => version !== app.version).slice(0, retainedCount);
  return new Set([...recent, ...newest].map(({ version }) => version));
}

/** The last deployment of each version, newest first. */
const latestDeployments = ({ deployments }: LiveApp): Deployment[] =>
  deployments.filter(
    ({ version }, index) => deployments.findIndex((other) => other.version === version) === index,
  );

const now = () => Math.floor(Date.now() / 1_000);
