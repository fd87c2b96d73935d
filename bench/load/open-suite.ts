import { startCompleteSuite } from '@emberclutch/e2e/suite/start-suite.ts';
import type { Settings, Suite } from '@emberclutch/e2e/suite/start-suite.ts';
import { createTemporaryFolder } from './create-temporary-folder.ts';

export interface OpenSuite extends Suite, AsyncDisposable {
  dataDir: string;
}

/**
 * Publishes and starts the suite of a checkout with its own data. The suite ends with the bench at the latest.
 * @param checkout by default this one
 */
export async function openSuite(settings: Settings = {}, checkout?: string): Promise<OpenSuite> {
  const folder = await createTemporaryFolder();
  const suite = await startCompleteSuite({ DATA_DIR: folder.path, ...settings }, checkout);
  process.once('exit', () => void suite.stop());
  return {
    ...suite,
    dataDir: folder.path,
    async [Symbol.asyncDispose]() {
      await suite.stop();
      await folder.remove();
    },
  };
}
