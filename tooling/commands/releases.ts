import { listSwitches } from '@emberclutch/edge/releases/list-switches.ts';
import type { AppChange, ListedSwitch } from '@emberclutch/edge/releases/list-switches.ts';
import { liveVersions, readLiveSite } from '@emberclutch/edge/releases/live-site.ts';
import { readReleases } from '@emberclutch/edge/releases/store-release.ts';
import { readEdgeSettings } from '@emberclutch/edge/settings.ts';
import { siteFolder } from '@emberclutch/edge/releases/site-folder.ts';
import { appOrFormer, expectNoMore, parseArguments } from './parse-arguments.ts';
import { runCommand } from './run-command.ts';

/** Switches that one call lists. */
const limit = 20;

/**
 * `releases [app]`: lists what is live and what it shares, then the switches: when each was live, what it changed, and who
 * made it from which commit. `--before 40` lists those before a switch.
 */
await runCommand(async (args) => {
  const { positionals, valueOf } = parseArguments(args, ['before=']);
  const [name, ...more] = positionals;
  expectNoMore(more);
  const only = name === undefined ? null : appOrFormer(name);
  const isMeant = ({ app }: { app: string }) => only === null || app === only;
  const before = numberOf(valueOf('before'));
  const folder = siteFolder(readEdgeSettings(process.env).siteDir);
  const live = await readLiveSite(folder);
  if (!live) return console.log('Nothing has been live here.');
  if (before === undefined) {
    const releases = await readReleases(folder, liveVersions(live));
    for (const { app, version, shared } of releases.filter(isMeant))
      console.log(`${app} ${version}   live\n  shares: ${modulesOf(shared)}`);
    for (const app of live.retired.filter((retired) => isMeant({ app: retired })))
      console.log(`${app}   retired`);
  }
  const list = await listSwitches(folder, { before, limit });
  for (const entry of list.switches)
    if (only === null || entry.changes.some(isMeant))
      console.log(describe(entry, entry.changes.filter(isMeant)));
  if (list.before !== null) console.log(`Earlier ones: releases --before ${list.before}`);
});

function describe(entry: ListedSwitch, changes: readonly AppChange[]): string {
  const { number, position, action, at, until, by, commit } = entry;
  const what = action === 'rollback' && position !== number ? `rollback to ${position}` : action;
  const end = until === null ? 'live' : `until ${timeOf(until)}`;
  return [
    `switch ${number}   from ${timeOf(at)}, ${end}   ${what} by ${by ?? 'unknown user'}, commit ${commit ?? 'unknown'}`,
    ...changes.map(({ app, from, to }) => `  ${app} ${from ?? 'new'} -> ${to ?? 'retired'}`),
    ...(entry.changedSettings.length > 0 ? [`  settings: ${entry.changedSettings.join(', ')}`] : []),
  ].join('\n');
}

function modulesOf(shared: Record<string, string>): string {
  const modules = Object.entries(shared).map(([module, range]) => `${module} ${range}`);
  return modules.join(', ') || 'nothing';
}

function numberOf(text: string | undefined): number | undefined {
  if (text === undefined || /^[1-9]\d{0,8}$/.test(text)) return text === undefined ? undefined : Number(text);
  throw new Error(`--before takes the number of a switch, not "${text}".`);
}

/** UTC, to the second. */
function timeOf(seconds: number): string {
  return `${new Date(seconds * 1_000).toISOString().slice(0, 19)}Z`;
}
