import { createServer } from 'node:net';
import { toListenError } from '@emberclutch/server/http/to-listen-error.ts';

/**
 * Checks the port before a build or a database is started. Port 0 is always free.
 * @throws {SettingError} if it cannot be opened, such as while another process listens on it
 */
export async function checkPortIsFree(port: number, host: string): Promise<void> {
  const server = createServer();
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  server.once('error', (error) => reject(toListenError(error, { port, host })));
  server.listen(port, host, () => server.close(() => resolve()));
  return promise;
}
