import { createServer } from 'node:net';
import type { FastifyInstance } from 'fastify';
import { toListenError } from '@emberclutch/server/http/to-listen-error.ts';

interface Address {
  port: number;
  host: string;
}

/** @throws {SettingError} that names the setting to change if the port cannot be opened */
export async function listen(app: FastifyInstance, { port, host }: Address): Promise<void> {
  try {
    await app.listen({ port, host });
  } catch (error) {
    throw toListenError(error, { port, host });
  }
}

/** Checks whether a port can be opened, before a build starts. @throws {SettingError} if the port cannot be opened */
export function checkPortIsFree({ port, host }: Address): Promise<void> {
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  const server = createServer().once('error', (error) => reject(toListenError(error, { port, host })));
  server.listen(port, host, () => server.close(() => resolve()));
  return promise;
}
