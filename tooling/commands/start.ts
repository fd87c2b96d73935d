import { checkPortIsFree } from '@emberclutch/edge/check-port-is-free';
import { openEdge } from '@emberclutch/edge/open-edge';
import { readEdgeSettings } from '@emberclutch/edge/settings';
import { ensureWritable } from '@emberclutch/edge/ensure-writable';
import { untilStopped } from '@emberclutch/provider/until-stopped';
import { publishSite } from '../build/publish-site.ts';
import { runCommand } from './run-command.ts';

/** Builds stale apps, publishes the site, opens the database and serves everything from one process. */
await runCommand(async () => {
  const settings = readEdgeSettings(process.env);
  await checkPortIsFree(settings.port, settings.host);
  await ensureWritable(settings.dataDir);
  await publishSite(settings, (line) => console.log(line));
  console.log('Opening the world (the first time it is created and seeded)');
  const edge = await openEdge(settings, { LOG_LEVEL: 'warn', ...process.env });
  console.log(`
Emberclutch   ${edge.url}${edge.outboxUrl === null ? '' : `\nSent mail     ${edge.outboxUrl}`}
Stop          Ctrl-C
`);
  await untilStopped();
  console.log('Stopping');
  await edge.close();
});
