import { randomInt } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:net';

/**
 * Finds a free port below the ports that the system chooses for connections, because a connection could take such a port before the
 * server listens.
 * @param listExtraPorts lists the other ports that the server needs with this port
 */
export async function findFreePort(listExtraPorts: (port: number) => number[] = () => []): Promise<number> {
  for (;;) {
    const port = randomInt(20_000, 32_000);
    const checks = [port, ...listExtraPorts(port)].map(isFree);
    if ((await Promise.all(checks)).every(Boolean)) return port;
  }
}

async function isFree(port: number): Promise<boolean> {
  const server = createServer().listen(port, 'localhost');
  const isListening = await once(server, 'listening').then(
    () => true,
    () => false,
  );
  if (isListening) await new Promise((resolve) => server.close(resolve));
  return isListening;
}
