import type { RawResponse } from './raw-client.ts';
import { RawClient } from './raw-client.ts';

/** A fixed number of connections to one server. Requests wait in order for a free connection. */
export class ConnectionPool {
  readonly #clients: RawClient[];
  readonly #idle: RawClient[];
  readonly #queue: ((client: RawClient) => void)[] = [];

  constructor(port: number, connections: number) {
    this.#clients = Array.from({ length: connections }, () => new RawClient(port));
    this.#idle = [...this.#clients];
  }

  async send(request: string): Promise<RawResponse> {
    const client = this.#idle.pop() ?? (await new Promise<RawClient>((resolve) => this.#queue.push(resolve)));
    try {
      return await client.send(request);
    } finally {
      const next = this.#queue.shift();
      if (next) next(client);
      else this.#idle.push(client);
    }
  }

  close() {
    for (const client of this.#clients) client.close();
  }
}
