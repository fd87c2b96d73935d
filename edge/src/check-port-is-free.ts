import { createServer } from 'node:net';
import { errorCode } from './error-code.ts';
import { SettingError } from '@emberclutch/provider/setting-error';

/**
 * Checks the port before a build or a database is started. Port 0 is always free.
 * @throws {SettingError} if another process listens on it
 */
export async function checkPortIsFree(port: number, host: string): Promise<void> {
  const server = createServer();
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  server.once('error', (error) => reject(portError(error, port)));
  server.listen(port, host, () => server.close(() => resolve()));
  return promise;
}

/** Translates an error of the operating system into a sentence with the setting to change. */
export function portError(error: unknown, port: number): unknown {
  const code = errorCode(error);
  if (code === 'EADDRINUSE')
    return new SettingError(`Port ${port} is taken. Set PORT to another one, such as PORT=${port + 1}.`);
  if (code === 'EACCES')
    return new SettingError(`Port ${port} may not be opened by this user. Set PORT to one above 1023.`);
  return error;
}
