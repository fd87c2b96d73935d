import type { FastifyInstance } from 'fastify';

/**
 * Stops listening and lets the requests under way finish. Who needs longer than `timeoutMs` milliseconds is hung up on:
 * whoever asked the process to end will not wait for ever either.
 */
export async function closeServer(app: FastifyInstance, timeoutMs = 8_000): Promise<void> {
  // A kept connection whose last request has just been answered would stay open for a minute.
  const hangUpIdle = setInterval(() => app.server.closeIdleConnections(), 50);
  const hangUpAll = setTimeout(() => app.server.closeAllConnections(), timeoutMs);
  try {
    await app.close();
  } finally {
    clearInterval(hangUpIdle);
    clearTimeout(hangUpAll);
  }
}
