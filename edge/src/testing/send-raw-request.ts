import { connect } from 'node:net';
import { isCutShort } from './raw-request-arbitrary.ts';
import type { RawRequest } from './raw-request-arbitrary.ts';

export interface RawResponse {
  /** 0 if the connection was closed without a response. */
  status: number;
  /** The whole response as it came, in latin1. */
  text: string;
  /** A fault that no request may cause: a 5xx, a missing part, a stack trace; null if there is none. */
  fault: string | null;
}

/**
 * Writes a request to a socket and reads until the server closes the connection, as `connection: close` demands. The client leaves its own
 * side open, except after a request without an end, where it closes its side, as a disconnected client does.
 * @param deadline milliseconds until an open connection counts as a fault; by default shorter than the hang limit of a test
 * @param isPatient leaves its side open even after a request without an end
 */
export async function sendRawRequest(
  url: string,
  request: RawRequest,
  { deadline = 300_000, isPatient = false }: { deadline?: number; isPatient?: boolean } = {},
): Promise<RawResponse> {
  const { hostname, port } = new URL(url);
  const { method, target, headers, body } = request;
  const head = [`${method} ${target} HTTP/1.1`, ...headers, '', ''].join('\r\n');
  const socketClose = Promise.withResolvers<void>();
  let receivedText = '';
  let isLate = false;
  const socket = connect({ host: hostname, port: Number(port), allowHalfOpen: true });
  const timer = setTimeout(() => {
    isLate = true;
    socket.destroy();
  }, deadline);
  socket.setEncoding('latin1').on('data', (part) => (receivedText += part.toString()));
  socket.on('error', () => socket.destroy());
  socket.on('end', () => socket.end());
  socket.on('close', () => socketClose.resolve());
  socket.write(Buffer.from(head + body, 'latin1'));
  if (!isPatient && isCutShort(request)) socket.end();
  await socketClose.promise;
  clearTimeout(timer);
  const text = receivedText.replace(/^HTTP\/1.1 100 Continue\r\n\r\n/, '');
  const status = Number(/^HTTP\/1.1 (\d{3})/.exec(text)?.[1] ?? 0);
  const fault = isLate
    ? `is open after ${deadline} ms, with ${text.slice(0, 900)}`
    : findFault(request, status, text);
  return { status, text, fault };
}

function findFault(request: RawRequest, status: number, text: string): string | null {
  if (status >= 500) return `answered ${text.slice(0, 900)}`;
  if (/\n\s+at |node_modules|\.ts:\d/.test(text)) return `shows a stack trace: ${text.slice(0, 900)}`;
  // A client that leaves before its request is complete gets no response.
  if (isCutShort(request)) return null;
  return isWhole(request.method, status, text) ? null : `answered in part: ${text.slice(0, 900)}`;
}

/** Whether a response has all the bytes that its head promises. */
function isWhole(method: string, status: number, text: string): boolean {
  const end = text.indexOf('\r\n\r\n');
  if (end < 0) return false;
  if (method === 'HEAD' || status === 204 || status === 304) return true;
  const head = text.slice(0, end).toLowerCase();
  const body = text.slice(end + 4);
  if (/\r\ntransfer-encoding: chunked/.test(head)) return body.endsWith('0\r\n\r\n');
  const length = /\r\ncontent-length: (\d+)/.exec(head)?.[1];
  return length === undefined || body.length === Number(length);
}
