import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, join } from 'node:path';

export interface Server {
  origin: string;
  close: () => void;
}

/** Serves the files of a folder to pages of any origin. */
export const startFileServer = (folder: string): Promise<Server> =>
  listen(async ({ url = '' }, response) => {
    const type = extname(url) === '.svg' ? 'image/svg+xml' : 'text/javascript';
    response.writeHead(200, { 'content-type': type, 'access-control-allow-origin': '*' });
    response.end(await readFile(join(folder, url)));
  });

/** Starts a server on this machine. @param origin origin with the port to listen on; by default a free port */
export async function listen(listener: RequestListener, origin = 'http://localhost:0'): Promise<Server> {
  const server = createServer(listener).listen(Number(new URL(origin).port), 'localhost');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    origin: `http://localhost:${port}`,
    close: () => {
      server.close();
      server.closeAllConnections();
    },
  };
}
