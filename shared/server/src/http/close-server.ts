import type { FastifyInstance } from 'fastify';

/**
 * Stops listening and waits for requests in progress. After eight seconds it closes their connections, because the
 * supervisor that stops the process does not wait longer.
 */
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
