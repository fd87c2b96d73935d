import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { findFreePort } from '@emberclutch/edge/testing/find-free-port.ts';

export interface RunningServer extends AsyncDisposable {
  port: number;
  url: string;
  pid: number;
  /** Sends a signal, by default SIGTERM, and waits for the end of the process. */
  stop(signal?: NodeJS.Signals): Promise<void>;
  signal(name: NodeJS.Signals): void;
}

const edgeMain = join(import.meta.dirname, '../../edge/src/main.ts');
const providerMain = join(import.meta.dirname, '../../provider/src/main.ts');

/** Starts a provider in its own process, with these settings and the defaults of all benches. */
export const startProvider = (settings: Record<string, string>) => startServer(providerMain, settings);

export const startEdge = (settings: Record<string, string>) => startServer(edgeMain, settings);

/**
 * Starts a program that listens on PORT, by default a free port, and waits until it answers `/healthz`.
 * @throws {Error} if the program ends before it is healthy
 */
export async function startServer(program: string, settings: Record<string, string>): Promise<RunningServer> {
  const port = settings.PORT === undefined ? await findFreePort() : Number(settings.PORT);
  const url = `http://127.0.0.1:${port}`;
  const env = {
    PATH: process.env.PATH,
    // The same setting as in the Docker image.
    NODE_COMPILE_CACHE: join(program, '../../../.cache/node'),
    ...benchSettings,
    ...settings,
    PORT: String(port),
  };
  const child = spawn(process.execPath, [program], { env, stdio: 'inherit' });
  const kill = () => child.kill('SIGKILL');
  process.once('exit', kill);
  child.once('exit', () => process.off('exit', kill));
  while (!(await isHealthy(url))) {
    if (child.exitCode !== null) throw new Error(`${program} ended with ${child.exitCode}.`);
    await wait(50);
  }
  const stop = async (signal: NodeJS.Signals = 'SIGTERM') => {
    if (child.exitCode !== null || child.signalCode !== null) return;
    const exit = once(child, 'exit');
    child.kill(signal);
    await exit;
  };
  return {
    port,
    url,
    pid: child.pid ?? 0,
    stop,
    signal: (name) => void child.kill(name),
    [Symbol.asyncDispose]: () => stop(),
  };
}

/** Defaults of all benches: one long cycle that does not sell out. */
const benchSettings = {
  LOG_LEVEL: 'warn',
  WORLD_SEED: 'no',
  CYCLE_MINUTES: '600',
  EGGS_PER_CYCLE: '1000000',
};

async function isHealthy(url: string): Promise<boolean> {
  try {
    return (await fetch(`${url}/healthz`)).ok;
  } catch {
    return false;
  }
}
