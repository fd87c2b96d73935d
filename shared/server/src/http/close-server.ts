import type { FastifyInstance } from 'fastify';

/** Stops listening and waits for requests in progress, for eight seconds, because the supervisor of the process waits no longer. */
export async function closeServer(app: FastifyInstance): Promise<void> {
  // A keep-alive connection whose last request has been answered would stay open for a minute.
  const closeIdle = setInterval(() => app.server.closeIdleConnections(), 50);
  const closeAll = setTimeout(() => app.server.closeAllConnections(), 8_000);
  try {
    await app.close();
  } finally {
    clearInterval(closeIdle);
    clearTimeout(closeAll);
  }
}
