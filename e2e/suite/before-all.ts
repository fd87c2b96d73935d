import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startSuite } from './start-suite.ts';

/**
 * Starts the one suite that all browser tests visit, in a world of its own. Whoever writes a test may start a suite by
 * hand and name it in E2E_URL and E2E_DATA_DIR: then that one is visited, and left running.
 */
export default async function startForAll(): Promise<void> {
  if (process.env.E2E_URL !== undefined) return;
  const dataDir = mkdtempSync(join(tmpdir(), 'emberclutch-e2e-'));
  // A cycle of the world in a box closes every half hour; no test may happen to fall into that pause.
  const { url, pid } = await startSuite({ DATA_DIR: dataDir, CYCLE_MINUTES: '600' });
  Object.assign(process.env, { E2E_URL: url, E2E_PID: String(pid), E2E_DATA_DIR: dataDir });
}
