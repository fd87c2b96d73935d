import { Agent, request } from 'node:http';
import { text } from 'node:stream/consumers';

export interface SentRequest {
  method: string;
  path: string;
  /** The address from which it claims to come. */
  network: string;
  headers?: Record<string, string>;
  body?: string;
}

/** Sends requests over connections that are kept open. */
export class Sender {
  readonly #agent = new Agent({ keepAlive: true });
  readonly #port: number;

  constructor(port: number) {
    this.#port = port;
  }

  async send({
    method,
    path,
    network,
    headers,
    body,
  }: SentRequest): Promise<{ status: number; body: string }> {
    const { promise, resolve, reject } = Promise.withResolvers<{ status: number; body: string }>();
    const sent = request(
      {
        agent: this.#agent,
        host: '127.0.0.1',
        port: this.#port,
        method,
        path,
        headers: {
          ...headers,
          'x-forwarded-for': network,
          ...(body !== undefined && { 'content-type': 'application/json' }),
        },
      },
      (answer) => {
        text(answer).then((received) => resolve({ status: answer.statusCode ?? 0, body: received }), reject);
      },
    );
    sent.on('error', reject);
    sent.end(body);
    return promise;
  }

  close(): void {
    this.#agent.destroy();
  }
}
