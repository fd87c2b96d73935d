import fastify from 'fastify';
import type { FastifyInstance } from 'fastify';
import { openProvider } from '@emberclutch/provider/app';
import { readConfig } from '@emberclutch/provider/config';
import { closeServer } from '@emberclutch/provider/close-server';
import { serverOptions } from '@emberclutch/provider/server-options';
import { portError } from './check-port-is-free.ts';
import { serveSite } from './serve-site.ts';
import type { EdgeSettings } from './settings.ts';
import { siteFolder } from './site-folder.ts';

export interface Edge {
  /** Where people reach it: `http://localhost:3000`. */
  url: string;
  /** Where sent mail is read; null where it leaves by a mail server, or from another machine. */
  outboxUrl: string | null;
  /** Lets requests under way finish, then ends the provider's work and its database, in this order. */
  close: () => Promise<void>;
}

/**
 * Serves a published site with its provider: inside this process, or by proxy where it runs elsewhere.
 * @param environment settings of the provider, as the process got them
 * @throws {SettingError} where the port cannot be opened, or a setting of the provider cannot be used
 * @throws {WorldFolderError} where another process has the embedded world open
 */
export async function openEdge(settings: EdgeSettings, environment: NodeJS.ProcessEnv): Promise<Edge> {
  const config = readConfig({ PUBLIC_URL: addressOf(settings, settings.port), ...environment });
  const app = fastify({
    ...serverOptions(config),
    routerOptions: { ignoreTrailingSlash: true },
  });
  const provider = settings.providerUrls.length === 0 ? await openProvider(config) : null;
  const close = async () => {
    await provider?.drain();
    await closeServer(app);
    await provider?.close();
  };
  try {
    await (provider
      ? app.register(provider.plugin)
      : app.register(await proxy(), { urls: settings.providerUrls }));
    await app.register(serveSite, { folder: siteFolder(settings.siteDir) });
    await listen(app, settings);
  } catch (error) {
    await close();
    throw error;
  }
  provider?.start();
  const url = addressOf(settings, portOf(app, settings));
  return { url, outboxUrl: provider && config.mail === 'outbox' ? `${url}/outbox` : null, close };
}

/** Fetched where it is needed: most edges have their provider inside. */
const proxy = async () => (await import('./proxy-provider.ts')).proxyProvider;

async function listen(app: FastifyInstance, { port, host }: EdgeSettings): Promise<void> {
  try {
    await app.listen({ port, host });
  } catch (error) {
    throw portError(error, port);
  }
}

/** The port it got, where it asked for any. */
function portOf(app: FastifyInstance, { port }: EdgeSettings): number {
  const address = app.server.address();
  return typeof address === 'object' ? (address?.port ?? port) : port;
}

const addressOf = ({ host }: EdgeSettings, port: number) =>
  `http://${host.includes(':') ? `[${host}]` : host}:${port}`;
