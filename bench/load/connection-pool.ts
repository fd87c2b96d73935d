import type { RawAnswer } from './raw-client.ts';
import { RawClient } from './raw-client.ts';

/** So many connections to one server; whoever finds none free waits in line. */
export class ConnectionPool {
  readonly #clients: RawClient[];
  readonly #idle: RawClient[];
  readonly #line: ((client: RawClient) => void)[] = [];

  constructor(port: number, connections: number) {
    this.#clients = Array.from({ length: connections }, () => new RawClient(port));
    this.#idle = [...this.#clients];
  }

  async ask(request: string): Promise<RawAnswer> {
    const client = this.#idle.pop() ?? (await new Promise<RawClient>((resolve) => this.#line.push(resolve)));
    try {
      return await client.ask(request);
    } finally {
      const next = this.#line.shift();
      if (next) next(client);
      else this.#idle.push(client);
    }
  }

  close() {
    for (const client of this.#clients) client.close();
  }
}
