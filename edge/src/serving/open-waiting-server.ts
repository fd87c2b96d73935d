import fastify from 'fastify';
import type { FastifyInstance } from 'fastify';
import { toListenError } from '@emberclutch/server/http/to-listen-error.ts';
import type { OperatorPageSite } from '../operator/operator-page.ts';
import type { SiteFolder } from '../releases/site-folder.ts';
import { edgeHealth } from './edge-health.ts';
import { securityHeaders } from './security-headers.ts';
import { sendUnpublished } from './send-unpublished.ts';

interface Options {
  port: number;
  host: string;
  folder: SiteFolder;
  site: OperatorPageSite;
  headers: Parameters<typeof securityHeaders>[1];
}

/**
 * Answers on the port of an edge while its site is built and its database is opened. It reports that the process is alive but not ready,
 * and answers 503 to all other requests.
 * @returns a function that closes the port, which the edge then opens
 * @throws {SettingError} if the port cannot be opened
 */
export async function openWaitingServer({
  port,
  host,
  folder,
  site,
  headers,
}: Options): Promise<() => Promise<void>> {
  const app = fastify({ forceCloseConnections: true });
  // Closes the connection, because the next request of a client is for the edge.
  app.addHook('onRequest', async (_request, reply) => void reply.header('connection', 'close'));
  await app.register(securityHeaders, headers);
  await app.register(edgeHealth, {
    folder,
    isDraining: () => false,
    findClockObstacle: () => 'The site is being prepared.',
  });
  app.setNotFoundHandler((request, reply) => sendUnpublished(request, reply, site));
  await listen(app, { port, host });
  return () => app.close();
}

/** @throws {SettingError} that names the setting to change if the port cannot be opened */
export async function listen(app: FastifyInstance, address: { port: number; host: string }): Promise<void> {
  try {
    await app.listen(address);
  } catch (error) {
    throw toListenError(error, address);
  }
}
