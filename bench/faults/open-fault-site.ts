import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { publish } from '@emberclutch/edge/testing/publish.ts';
import { createSiteFolder } from '@emberclutch/edge/releases/site-folder.ts';
import { writeSmallBuild } from '@emberclutch/edge/testing/small-build.ts';
import type { RunningProcess } from '../load/start-server.ts';
import { findFreePort } from '@emberclutch/edge/testing/find-free-port.ts';
import { startEdge, startProvider } from '../load/start-server.ts';

/** A process that the bench kills and starts again on the same port. */
export interface Restartable {
  url: string;
  kill(): Promise<void>;
  start(): Promise<void>;
  stop(): Promise<void>;
}

export interface FaultSite {
  edges: (Restartable & {
    /** Makes the disk of the process fail, or work again. */
    toggleDisk(): void;
  })[];
  providers: (Restartable & {
    /** Shifts the clock of the process by a number of milliseconds. */
    setClock(offset: number): Promise<void>;
    setClockOfNextStart(offset: number): Promise<void>;
  })[];
  close(): Promise<void>;
}

/**
 * Two edges in front of two providers, each in its own process. The site is small, because the bench measures the calls that the edges
 * forward.
 */
export async function openFaultSite(settings: Record<string, string>): Promise<FaultSite> {
  const root = await mkdtemp(join(tmpdir(), 'faults-'));
  const folder = createSiteFolder(join(root, 'site'));
  await publish(folder, {
    dists: [await writeSmallBuild(root, { app: 'host' })],
    firstSettings: { PUBLIC_URL: 'http://localhost' },
    publisher: { by: 'faults', commit: 'none' },
  });
  const providers = await Promise.all(
    [0, 1].map(async (index) => {
      const clockFile = join(root, `clock-${index}`);
      await writeFile(clockFile, '0');
      const { getProcess, ...provider } = await startRestartable(startProvider, {
        ...settings,
        TRUST_PROXY: '1',
        OPERATOR_TOKEN: 'token-of-the-operator-of-the-faults',
        CLOCK_FILE: clockFile,
        NODE_OPTIONS: formatNodeOptions('jumping-clock.ts'),
      });
      const setClockOfNextStart = (offset: number) => writeFile(clockFile, String(offset));
      const setClock = async (offset: number) => {
        await setClockOfNextStart(offset);
        getProcess().signal('SIGUSR2');
      };
      return { ...provider, setClock, setClockOfNextStart };
    }),
  );
  const edgeSettings = {
    DATA_DIR: root,
    SITE_DIR: folder.root,
    HOST: '127.0.0.1',
    LOG_LEVEL: 'silent',
    TRUST_PROXY: '1',
    OPERATOR_TOKEN: 'token-of-the-operator-of-the-faults',
    PROVIDER_URL: providers.map(({ url }) => url).join(','),
    NODE_OPTIONS: formatNodeOptions('failing-disk.ts'),
  };
  const edges = await Promise.all(
    [0, 1].map(async () => {
      const { getProcess, ...edge } = await startRestartable(startEdge, edgeSettings);
      return { ...edge, toggleDisk: () => getProcess().signal('SIGUSR2') };
    }),
  );
  return {
    edges,
    providers,
    async close() {
      for (const { stop } of [...edges, ...providers]) await stop();
      await rm(root, { recursive: true });
    },
  };
}

const formatNodeOptions = (file: string) => `--import ${join(import.meta.dirname, file)}`;

async function startRestartable(
  startProcess: (settings: Record<string, string>) => Promise<RunningProcess>,
  settings: Record<string, string>,
) {
  const port = await findFreePort();
  const startOnPort = () => startProcess({ ...settings, PORT: String(port) });
  let running = await startOnPort();
  return {
    url: `http://127.0.0.1:${port}`,
    getProcess: () => running,
    kill: () => running.kill(),
    stop: () => running.stop(),
    async start() {
      running = await startOnPort();
    },
  };
}
