import { readConfig } from '@emberclutch/provider/config/config.ts';
import { collectGarbageWhileIdle } from '@emberclutch/server/process/collect-garbage-while-idle.ts';
import { runProcess } from '@emberclutch/server/process/run-process.ts';
import { toGraceMs, waitUntilStopped } from '@emberclutch/server/process/wait-until-stopped.ts';
import { startTracing } from '@emberclutch/server/tracing/start-tracing.ts';
import { openEdge } from './open-edge.ts';
import { formatOperatorAddress } from './operator/format-operator-address.ts';
import { readEdgeSettings } from './settings.ts';

/** Serves a published site. The workspace's `start` command builds and publishes first. */
await runProcess(async () => {
  const settings = readEdgeSettings(process.env);
  const config = readConfig(process.env);
  const stopSignal = waitUntilStopped(toGraceMs(config.drain));
  const stopTracing = await startTracing(config, 'emberclutch-edge');
  const edge = await openEdge(settings, process.env);
  process.stdout.write(`${edge.url}\nFor operators: ${formatOperatorAddress(edge, '/releases')}\n`);
  collectGarbageWhileIdle();
  await stopSignal;
  await edge.close();
  await stopTracing();
});
