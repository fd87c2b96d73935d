import type { FastifyRequest } from 'fastify';

/**
 * Whether a request comes from this machine. A loopback address alone is not enough: a proxy on this machine forwards
 * requests of others, and another site may let its host name resolve to loopback (DNS rebinding). Headers show both.
 */
export function isLoopbackRequest({ socket, headers, hostname }: FastifyRequest): boolean {
  const isLoopback = /^(::1|(::ffff:)?127\.\d+\.\d+\.\d+)$/.test(socket.remoteAddress ?? '');
  const isForwarded = headers.forwarded !== undefined || headers['x-forwarded-for'] !== undefined;
  const hasLocalHost = /^(localhost|127\.\d+\.\d+\.\d+|\[::1\])(:\d+)?$/.test(hostname);
  return isLoopback && !isForwarded && hasLocalHost;
}
