import { rmSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';
import { getRunningSuite } from './running-suite.ts';

/** Stops the suite that `before-all.ts` started and removes its data. */
export default async function stopSuiteForTests(): Promise<void> {
  const pid = Number(process.env.E2E_PID);
  if (Number.isNaN(pid)) return; // A developer has started the suite by hand.
  const { dataDir } = getRunningSuite();
  process.kill(pid, 'SIGINT');
  while (isAlive(pid)) await wait(100);
  rmSync(dataDir, { recursive: true, force: true });
}

function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}
