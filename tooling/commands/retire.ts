import { retire } from '@emberclutch/edge/publishing/publish.ts';
import { readEdgeSettings } from '@emberclutch/edge/settings.ts';
import { siteFolder } from '@emberclutch/edge/releases/site-folder.ts';
import { appNamed } from '../federation/apps.ts';
import { appOf, expectNoMore, parseArguments } from './parse-arguments.ts';
import { runCommand } from './run-command.ts';

/** `retire hatchery`: takes a remote and its pages out of the site. `rollback hatchery` brings it back. */
await runCommand(async (args) => {
  const [name, ...more] = parseArguments(args).positionals;
  expectNoMore(more);
  // The folder of a remote may be gone before the remote is.
  const app = name === undefined ? appOf(name) : (appNamed(name) ?? `remote-${name.replace(/^remote-/, '')}`);
  await retire(siteFolder(readEdgeSettings(process.env).siteDir), app);
  console.log(`${app} is no longer live.`);
});
