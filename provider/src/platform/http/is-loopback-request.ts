import type { FastifyRequest } from 'fastify';

/**
 * Whether the person who asks sits at this machine. Loopback alone is not enough: behind a proxy on this machine
 * everybody comes from there, and a page elsewhere may have its name resolve to it. Both show in the headers.
 */
export function isLoopbackRequest({ socket, headers, hostname }: FastifyRequest): boolean {
  const isLoopback = /^(::1|(::ffff:)?127\.\d+\.\d+\.\d+)$/.test(socket.remoteAddress ?? '');
  const isForwarded = headers.forwarded !== undefined || headers['x-forwarded-for'] !== undefined;
  const isCalledLocal = /^(localhost|127\.\d+\.\d+\.\d+|\[::1\])(:\d+)?$/.test(hostname);
  return isLoopback && !isForwarded && isCalledLocal;
}
