import { rollback } from '@emberclutch/edge/publish';
import { readEdgeSettings } from '@emberclutch/edge/settings';
import { siteFolder } from '@emberclutch/edge/site-folder';
import { currentPublisher } from '../build/current-publisher.ts';
import { appOf, expectNoMore, parseArguments } from './parse-arguments.ts';
import { runCommand } from './run-command.ts';

/** `rollback hatchery [version]`: makes an earlier version live again, the one before unless it is named. */
await runCommand(async (args) => {
  const [name, wanted, ...more] = parseArguments(args).positionals;
  expectNoMore(more);
  const app = appOf(name);
  const { siteDir } = readEdgeSettings(process.env);
  const release = await rollback(siteFolder(siteDir), {
    app,
    ...(wanted !== undefined && { wanted }),
    publisher: await currentPublisher(),
  });
  console.log(`${app} ${release.version} is live again.`);
});
