import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { getRunningSuite } from './running-suite.ts';
import type { Settings } from './start-suite.ts';

/**
 * Copies the published site of the running suite for a test that changes live versions or removes files, because other tests use the
 * running suite at the same time.
 * @returns settings for commands on the copy, with the provider of the running suite and a free port
 */
export function copySite(): { dataDir: string; settings: Settings; remove: () => void } {
  const suite = getRunningSuite();
  const dataDir = mkdtempSync(join(tmpdir(), 'emberclutch-site-'));
  cpSync(join(suite.dataDir, 'site'), join(dataDir, 'site'), { recursive: true });
  return {
    dataDir,
    settings: { DATA_DIR: dataDir, PORT: '0', PROVIDER_URL: suite.url },
    remove: () => rmSync(dataDir, { recursive: true, force: true }),
  };
}
