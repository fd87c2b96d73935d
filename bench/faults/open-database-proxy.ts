import { once } from 'node:events';
import type { AddressInfo, Socket } from 'node:net';
import { connect, createServer } from 'node:net';

/** The state of the connection between a provider and the database. */
export type LineState = 'open' | 'slow' | 'silent' | 'refused';

const slowMs = 300;

/** A TCP port in front of PostgreSQL's socket that simulates faults of networks and servers. */
export async function openDatabaseProxy(socketPath: string) {
  let line: LineState = 'open';
  const sockets = new Set<Socket>();
  const forward = (from: Socket, to: Socket) => {
    from.on('data', (bytes) => {
      // A silent line keeps the connection open but delivers nothing, like a server whose disk hangs.
      if (line === 'silent') return;
      if (line === 'slow') setTimeout(() => to.writable && to.write(bytes), slowMs);
      else to.write(bytes);
    });
    from.on('close', () => to.destroy());
    from.on('error', () => to.destroy());
  };
  const server = createServer((client) => {
    if (line === 'refused') return void client.destroy();
    const database = connect(socketPath);
    for (const socket of [client, database]) {
      sockets.add(socket);
      socket.on('close', () => sockets.delete(socket));
    }
    forward(client, database);
    forward(database, client);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const closeAllConnections = () => {
    for (const socket of sockets) socket.destroy();
  };
  return {
    // Cast: a TCP server has no path.
    port: (server.address() as AddressInfo).port,
    /** Sets the state of the line. Closes its connections if it is now refused, or if it was silent, because their bytes are lost. */
    set(next: LineState) {
      if (next === 'refused' || line === 'silent') closeAllConnections();
      line = next;
    },
    async [Symbol.asyncDispose]() {
      closeAllConnections();
      server.close();
    },
  };
}
