import type { RawResponse } from './raw-client.ts';
import { RawClient } from './raw-client.ts';

/** Persistent connections to one server. With a maximum, requests wait in order for a free connection. */
export class ClientPool {
  readonly #port: number;
  readonly #maxClients: number;
  readonly #clients = new Set<RawClient>();
  readonly #idle: RawClient[] = [];
  readonly #queue: ((client: RawClient) => unknown)[] = [];

  constructor(port: number, maxClients = Infinity) {
    this.#port = port;
    this.#maxClients = maxClients;
  }

  /** @returns status 0 if the connection was closed */
  async send(request: string): Promise<RawResponse> {
    const client = this.#idle.pop() ?? (await this.#openClient());
    try {
      const response = await client.send(request);
      const next = this.#queue.shift() ?? ((free) => this.#idle.push(free));
      next(client);
      return response;
    } catch {
      // The next request in the queue gets a new connection.
      this.#clients.delete(client);
      this.#queue.shift()?.(this.#connect());
      return { status: 0, body: '' };
    }
  }

  close(): void {
    for (const client of this.#clients) client.close();
  }

  #openClient(): RawClient | Promise<RawClient> {
    if (this.#clients.size >= this.#maxClients) return new Promise((resolve) => this.#queue.push(resolve));
    return this.#connect();
  }

  #connect(): RawClient {
    const client = new RawClient(this.#port);
    this.#clients.add(client);
    return client;
  }
}
