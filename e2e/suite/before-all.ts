import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findFreePort } from '@emberclutch/edge/testing/find-free-port.ts';
import { startCompleteSuite } from './start-suite.ts';

/**
 * Starts one suite with its own data for all browser tests. While you write a test, you can start a suite by hand and name it in E2E_URL,
 * E2E_DATA_DIR and E2E_ALLOWED_ORIGIN (its ALLOWED_ORIGINS), with the OPERATOR_TOKEN of `operator-token.ts`. The tests then use that suite
 * and leave it running.
 */
export default async function startSuiteForTests(): Promise<void> {
  if (process.env.E2E_URL !== undefined) return;
  const dataDir = mkdtempSync(join(tmpdir(), 'emberclutch-e2e-'));
  // By default, a cycle closes every half hour, and a test could run into the pause. The sample accounts buy nothing, so that only tests
  // change lists.
  const allowedOrigin = `http://localhost:${await findFreePort()}`;
  const settings = {
    DATA_DIR: dataDir,
    CYCLE_MINUTES: '600',
    WORLD_SALES: 'no',
    SITE_INSTAGRAM_URL: 'https://www.instagram.com/eggs.example',
    ALLOWED_ORIGINS: allowedOrigin,
    // All tests sign up from one address, within the ten minutes for which the provider counts requests.
    CODES_PER_ADDRESS: '600',
  };
  const { url, pid, output } = await startCompleteSuite(settings);
  if (/error|unhandled/i.test(output())) throw new Error(`The first start reports an error:\n${output()}`);
  Object.assign(process.env, {
    E2E_URL: url,
    E2E_PID: String(pid),
    E2E_DATA_DIR: dataDir,
    E2E_ALLOWED_ORIGIN: allowedOrigin,
  });
}
