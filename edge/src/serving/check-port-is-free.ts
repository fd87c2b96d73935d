import { createServer } from 'node:net';
import { listenError } from '@emberclutch/server/http/listen-error.ts';

/**
 * Checks the port before a build or a database is started. Port 0 is always free.
 * @throws {SettingError} if it cannot be opened, such as while another process listens on it
 */
export async function checkPortIsFree(port: number, host: string): Promise<void> {
  const server = createServer();
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  server.once('error', (error) => reject(listenError(error, { port, host })));
  server.listen(port, host, () => server.close(() => resolve()));
  return promise;
}
