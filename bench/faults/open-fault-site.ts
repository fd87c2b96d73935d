import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createTemporarySite } from '@emberclutch/edge/testing/small-site.ts';
import { startEdge, startProvider } from '../load/start-server.ts';

/** A process that the bench kills and starts again on the same port. */
export interface Restartable {
  url: string;
  kill(): Promise<void>;
  start(): Promise<void>;
}

export interface FaultSite extends AsyncDisposable {
  edges: (Restartable & {
    /** Makes the disk of the process fail, or work again. */
    toggleDisk(): void;
  })[];
  providers: (Restartable & {
    /** Shifts the clock of the process by a number of milliseconds. */
    setClock(offset: number): Promise<void>;
    setClockOfNextStart(offset: number): Promise<void>;
  })[];
}

/**
 * Two edges in front of two providers, each in its own process. The site is small, because the bench measures the calls that the edges
 * forward.
 */
export async function openFaultSite(settings: Record<string, string>): Promise<FaultSite> {
  const { root, folder, publish, remove } = await createTemporarySite();
  await publish([{ app: 'host' }], { firstSettings: { PUBLIC_URL: 'http://localhost' } });
  const common = { TRUST_PROXY: '1', OPERATOR_TOKEN: 'token-of-the-operator-of-the-faults' };
  const startFaultProvider = async (index: number) => {
    const clockFile = join(root, `clock-${index}`);
    const setClockOfNextStart = (offset: number) => writeFile(clockFile, String(offset));
    await setClockOfNextStart(0);
    const provider = await startRestartable(startProvider, {
      ...settings,
      ...common,
      CLOCK_FILE: clockFile,
      NODE_OPTIONS: formatNodeOptions('jumping-clock.ts'),
    });
    const setClock = async (offset: number) => {
      await setClockOfNextStart(offset);
      provider.signal('SIGUSR2');
    };
    return { ...provider, setClock, setClockOfNextStart };
  };
  const providers = await Promise.all([0, 1].map(startFaultProvider));
  const startFaultEdge = async () => {
    const edge = await startRestartable(startEdge, {
      ...common,
      DATA_DIR: root,
      SITE_DIR: folder.root,
      HOST: '127.0.0.1',
      LOG_LEVEL: 'silent',
      PROVIDER_URL: providers.map(({ url }) => url).join(','),
      NODE_OPTIONS: formatNodeOptions('failing-disk.ts'),
    });
    return { ...edge, toggleDisk: () => edge.signal('SIGUSR2') };
  };
  const edges = await Promise.all([startFaultEdge(), startFaultEdge()]);
  return {
    edges,
    providers,
    async [Symbol.asyncDispose]() {
      for (const { stop } of [...edges, ...providers]) await stop();
      await remove();
    },
  };
}

const formatNodeOptions = (file: string) => `--import ${join(import.meta.dirname, file)}`;

async function startRestartable(start: typeof startProvider, settings: Record<string, string>) {
  let running = await start(settings);
  const { port, url } = running;
  return {
    url,
    signal: (name: NodeJS.Signals) => running.signal(name),
    kill: () => running.stop('SIGKILL'),
    stop: () => running.stop(),
    async start() {
      running = await start({ ...settings, PORT: String(port) });
    },
  };
}
