import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A collector of traces that accepts them over HTTP and drops them. */
export async function openTraceSink(): Promise<{ url: string; close: () => void }> {
  const server = createServer((request, response) => {
    request
      .resume()
      .once('end', () => response.writeHead(200, { 'content-type': 'application/json' }).end('{}'));
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  // A server that listens on a port has an address of this form.
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    close() {
      server.close();
      server.closeAllConnections();
    },
  };
}
