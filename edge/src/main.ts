import { runProcess } from '@emberclutch/provider/run-process';
import { untilStopped } from '@emberclutch/provider/until-stopped';
import { openEdge } from './open-edge.ts';
import { readEdgeSettings } from './settings.ts';

/** Serves a site that has been published. The workspace's `start` command builds and publishes first. */
await runProcess(async () => {
  const stopped = untilStopped();
  const edge = await openEdge(readEdgeSettings(process.env), process.env);
  process.stdout.write(`${edge.url}\n`);
  await stopped;
  await edge.close();
});
