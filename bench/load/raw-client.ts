import { connect } from 'node:net';
import type { Socket } from 'node:net';

export interface RawResponse {
  status: number;
  body: string;
}

/**
 * Sends HTTP/1.1 requests over one persistent connection, one at a time. Does little work per request, because the client shares the cores
 * with the measured server. Skips a chunked body.
 */
export class RawClient {
  readonly #socket: Socket;
  #received = '';
  #pending: { resolve: (response: RawResponse) => void; reject: (failure: Error) => void } | undefined;

  constructor(port: number) {
    const buffer = Buffer.allocUnsafe(16 * 1024);
    // Reads into one buffer, without a stream.
    const callback = (length: number) => {
      this.#receive(buffer.toString('latin1', 0, length));
      return true;
    };
    this.#socket = connect({ port, host: '127.0.0.1', noDelay: true, onread: { buffer, callback } });
    this.#socket.on('error', (failure) => this.#pending?.reject(failure));
    this.#socket.on('close', () => this.#pending?.reject(new Error('The connection was closed.')));
  }

  /** @param request the text of `composeRequest` */
  send(request: string): Promise<RawResponse> {
    return new Promise((resolve, reject) => {
      this.#pending = { resolve, reject };
      this.#socket.write(request, 'latin1');
    });
  }

  close() {
    this.#pending = undefined;
    this.#socket.destroy();
  }

  #receive(text: string) {
    this.#received += text;
    const end = this.#received.indexOf('\r\n\r\n');
    if (end < 0) return;
    const head = this.#received.slice(0, end);
    if (/\r\ntransfer-encoding: chunked/i.test(head)) {
      // Keeps only the end: the client does not read a large chunked body.
      this.#received = head + '\r\n\r\n' + this.#received.slice(end + 4).slice(-lastChunk.length);
      if (!this.#received.endsWith(lastChunk)) return;
    } else {
      const length = Number(/\r\ncontent-length: (\d+)/i.exec(head)?.[1] ?? 0);
      if (this.#received.length < end + 4 + length) return;
    }
    const response = { status: Number(head.slice(9, 12)), body: this.#received.slice(end + 4) };
    this.#received = '';
    const pending = this.#pending;
    this.#pending = undefined;
    pending?.resolve(response);
  }
}

const lastChunk = '0\r\n\r\n';

export function composeRequest(
  method: 'GET' | 'POST' | 'DELETE',
  path: string,
  headers: Record<string, string> = {},
  body = '',
): string {
  const lines = Object.entries({
    host: 'localhost',
    ...headers,
    ...(body && { 'content-type': 'application/json', 'content-length': String(Buffer.byteLength(body)) }),
  }).map(([name, value]) => `${name}: ${value}\r\n`);
  return `${method} ${path} HTTP/1.1\r\n${lines.join('')}\r\n${body}`;
}
