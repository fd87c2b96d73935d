import { listReleases } from '@emberclutch/edge/releases/list-releases.ts';
import type { ListedDeployment } from '@emberclutch/edge/releases/list-releases.ts';
import { readEdgeSettings } from '@emberclutch/edge/settings.ts';
import { siteFolder } from '@emberclutch/edge/releases/site-folder.ts';
import { appOf, expectNoMore, parseArguments } from './parse-arguments.ts';
import { runCommand } from './run-command.ts';

/** `releases [app]`: lists versions, when each was live, who released it from which commit, and what it shares. */
await runCommand(async (args) => {
  const [name, ...more] = parseArguments(args).positionals;
  expectNoMore(more);
  const folder = siteFolder(readEdgeSettings(process.env).siteDir);
  const listed = await listReleases(folder, name === undefined ? undefined : appOf(name));
  if (listed.length === 0) console.log('Nothing has been live here.');
  for (const deployment of listed) console.log(describe(deployment));
});

function describe({ app, version, since, until, isRolledBack, by, commit, shared }: ListedDeployment) {
  const end = until === null ? 'live' : `until ${timeOf(until)}${isRolledBack ? ', rolled back' : ''}`;
  const origin = `${by ?? 'unknown user'}, commit ${commit ?? 'unknown'}`;
  const modules =
    shared === null
      ? 'files removed'
      : Object.entries(shared)
          .map(([module, range]) => `${module} ${range}`)
          .join(', ') || 'nothing';
  return `${app} ${version}   from ${timeOf(since)}, ${end}   by ${origin}\n  shares: ${modules}`;
}

/** UTC, to the second. */
function timeOf(seconds: number): string {
  return `${new Date(seconds * 1_000).toISOString().slice(0, 19)}Z`;
}
