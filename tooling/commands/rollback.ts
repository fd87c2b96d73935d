import { toleratedApiDifferences } from '@emberclutch/edge/publishing/api-differences.ts';
import { rollback } from '@emberclutch/edge/publishing/publish.ts';
import { readLiveApi } from '@emberclutch/edge/publishing/read-live-api.ts';
import { readEdgeSettings } from '@emberclutch/edge/settings.ts';
import { siteFolder } from '@emberclutch/edge/releases/site-folder.ts';
import { currentPublisher } from '../build/current-publisher.ts';
import { appOf, expectNoMore, parseArguments } from './parse-arguments.ts';
import { runCommand } from './run-command.ts';

/** `rollback hatchery [version]`: makes an earlier version live again, the one before unless it is named. */
await runCommand(async (args) => {
  const [name, wanted, ...more] = parseArguments(args).positionals;
  expectNoMore(more);
  const app = appOf(name);
  const { siteDir, providerUrls, publisher } = readEdgeSettings(process.env);
  const folder = siteFolder(siteDir);
  const api = await readLiveApi(folder, providerUrls);
  const release = await rollback(folder, {
    app,
    api: api.document,
    ...(wanted !== undefined && { wanted }),
    publisher: await currentPublisher(publisher),
  });
  console.log(`${app} ${release.version} is live again.`);
  for (const note of toleratedApiDifferences([release], api)) console.log(note);
});
