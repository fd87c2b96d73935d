import type { RawResponse } from '../load/raw-client.ts';
import { RawClient, composeRequest } from '../load/raw-client.ts';

export interface SentRequest {
  method: 'GET' | 'POST' | 'DELETE';
  path: string;
  /** The network from which the request claims to come. */
  network: string;
  headers?: Record<string, string>;
  body?: string;
}

/** Sends requests over persistent connections. Does little work per request, because it shares the cores with the servers. */
export class Sender {
  readonly #port: number;
  readonly #idle: RawClient[] = [];

  constructor(port: number) {
    this.#port = port;
  }

  /** @returns status 0 if the connection was closed */
  async send({ method, path, network, headers, body }: SentRequest): Promise<RawResponse> {
    const client = this.#idle.pop() ?? new RawClient(this.#port);
    const text = composeRequest(method, path, { ...headers, 'x-forwarded-for': network }, body);
    try {
      const response = await client.send(text);
      this.#idle.push(client);
      return response;
    } catch {
      return { status: 0, body: '' };
    }
  }

  close(): void {
    for (const client of this.#idle) client.close();
  }
}
