import type { FastifyReply, FastifyRequest } from 'fastify';

/** A client that uploads for longer is disconnected. */
const maxDurationMs = 10_000;

/**
 * Reads the rest of a request whose body was refused, and drops it. Most clients read the answer only after they have sent
 * the whole body; a connection that closes earlier is reset, and the client never sees the answer.
 */
export function discardBody({ raw }: FastifyRequest, reply: FastifyReply): void {
  // Fastify closes the connection after such an answer.
  reply.removeHeader('connection');
  raw.resume();
  const timer = setTimeout(() => raw.destroy(), maxDurationMs);
  raw.once('close', () => clearTimeout(timer));
}
