import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { publish } from '@emberclutch/edge/testing/publish.ts';
import { siteFolder } from '@emberclutch/edge/releases/site-folder.ts';
import { smallBuild } from '@emberclutch/edge/testing/small-build.ts';
import { startEdge, startProvider } from '../load/start-server.ts';

export const operatorToken = 'token-of-the-operator-of-the-fuzz';
export const publisherToken = 'token-of-a-publisher-of-the-fuzz';

export interface FuzzSite {
  edgeUrl: string;
  providerUrl: string;
  close(): Promise<void>;
}

/** An edge with a small site in front of a provider, each a process. Both trust the addresses that the requests claim. */
export async function openFuzzSite(settings: Record<string, string>): Promise<FuzzSite> {
  const root = await mkdtemp(join(tmpdir(), 'fuzz-'));
  const folder = siteFolder(join(root, 'site'));
  const pages = [{ path: '/details/:id', title: 'Details' }];
  await publish(folder, {
    dists: [
      await smallBuild(root, { app: 'host' }),
      await smallBuild(root, { app: 'remote-hatchery', pages }),
    ],
    firstSettings: { PUBLIC_URL: 'http://localhost' },
    publisher: { by: 'fuzz', commit: 'none' },
  });
  const common = { HOST: '127.0.0.1', LOG_LEVEL: 'silent', TRUST_PROXY: '1', OPERATOR_TOKEN: operatorToken };
  const provider = await startProvider({ ...common, ...settings, DATA_DIR: root });
  const providerUrl = `http://127.0.0.1:${provider.port}`;
  const edge = await startEdge({
    ...common,
    DATA_DIR: root,
    SITE_DIR: folder.root,
    PROVIDER_URL: providerUrl,
    OVERRIDE_ORIGINS: 'http://localhost:3101',
    RELEASE_TOKENS: `team:*:${publisherToken}`,
  });
  return {
    edgeUrl: `http://127.0.0.1:${edge.port}`,
    providerUrl,
    async close() {
      await edge.stop();
      await provider.stop();
      await rm(root, { recursive: true });
    },
  };
}
