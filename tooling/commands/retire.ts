import { retire } from '@emberclutch/edge/publishing/retire.ts';
import { readEdgeSettings } from '@emberclutch/edge/settings.ts';
import { siteFolder } from '@emberclutch/edge/releases/site-folder.ts';
import { currentPublisher } from '../build/current-publisher.ts';
import { appOrFormer, expectNoMore, parseArguments } from './parse-arguments.ts';
import { runCommand } from './run-command.ts';

/** `retire hatchery`: takes a remote and its pages out of the site. `rollback` and `release hatchery --again` bring it back. */
await runCommand(async (args) => {
  const [name, ...more] = parseArguments(args).positionals;
  expectNoMore(more);
  const app = appOrFormer(name);
  const { siteDir, publisher } = readEdgeSettings(process.env);
  await retire(siteFolder(siteDir), { app, publisher: await currentPublisher(publisher) });
  console.log(`${app} is no longer live.`);
});
