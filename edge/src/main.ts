import { runProcess } from '@emberclutch/server/process/run-process.ts';
import { untilStopped } from '@emberclutch/server/process/until-stopped.ts';
import { openEdge } from './open-edge.ts';
import { readEdgeSettings } from './settings.ts';

/** Serves a site that has been published. The workspace's `start` command builds and publishes first. */
await runProcess(async () => {
  const stopped = untilStopped();
  const edge = await openEdge(readEdgeSettings(process.env), process.env);
  process.stdout.write(`${edge.url}\nFor operators: ${edge.releasesUrl}\n`);
  await stopped;
  await edge.close();
});
