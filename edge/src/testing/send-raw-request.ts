import { connect } from 'node:net';
import { isIncomplete } from './raw-request-arbitrary.ts';
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
 * Writes a request to a socket and reads until the server closes the connection, as `connection: close` demands. The client keeps its side
 * open, except after an incomplete request: then it closes its side, like a client that has lost its connection.
 * @param deadline milliseconds until an open connection counts as a fault; by default shorter than the hang limit of a test
 * @param shouldStayOpen whether the client keeps its side open even after an incomplete request
 */
export async function sendRawRequest(
  url: string,
  request: RawRequest,
  { deadline = 300_000, shouldStayOpen = false }: { deadline?: number; shouldStayOpen?: boolean } = {},
): Promise<RawResponse> {
  const { hostname, port } = new URL(url);
  const { method, target, headers, body } = request;
  const head = [`${method} ${target} HTTP/1.1`, ...headers, '', ''].join('\r\n');
  const socketClose = Promise.withResolvers<void>();
  let receivedText = '';
  let hasTimedOut = false;
  const socket = connect({ host: hostname, port: Number(port), allowHalfOpen: true });
  const timer = setTimeout(() => {
    hasTimedOut = true;
    socket.destroy();
  }, deadline);
  socket.setEncoding('latin1').on('data', (part) => (receivedText += part.toString()));
  socket.on('error', () => socket.destroy());
  socket.on('end', () => socket.end());
  socket.on('close', () => socketClose.resolve());
  socket.write(Buffer.from(head + body, 'latin1'));
  if (!shouldStayOpen && isIncomplete(request)) socket.end();
  await socketClose.promise;
  clearTimeout(timer);
  const text = receivedText.replace(/^HTTP\/1.1 100 Continue\r\n\r\n/, '');
  const status = Number(/^HTTP\/1.1 (\d{3})/.exec(text)?.[1] ?? 0);
  const fault = hasTimedOut
    ? `is open after ${deadline} ms, with ${text.slice(0, 900)}`
    : findFault(request, status, text);
  return { status, text, fault };
}

function findFault(request: RawRequest, status: number, text: string): string | null {
  if (status >= 500) return `answered ${text.slice(0, 900)}`;
  if (/\n\s+at |node_modules|\.ts:\d/.test(text)) return `shows a stack trace: ${text.slice(0, 900)}`;
  // A client that leaves before its request is complete gets no response.
  if (isIncomplete(request)) return null;
  return isComplete(request.method, status, text) ? null : `answered in part: ${text.slice(0, 900)}`;
}

/** Whether a response has all the bytes that its head promises. */
function isComplete(method: string, status: number, text: string): boolean {
  const end = text.indexOf('\r\n\r\n');
  if (end < 0) return false;
  if (method === 'HEAD' || status === 204 || status === 304) return true;
  const head = text.slice(0, end).toLowerCase();
  const body = text.slice(end + 4);
  if (/\r\ntransfer-encoding: chunked/.test(head)) return body.endsWith('0\r\n\r\n');
  const length = /\r\ncontent-length: (\d+)/.exec(head)?.[1];
  return length === undefined || body.length === Number(length);
}
