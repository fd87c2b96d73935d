import type { FastifyReply } from 'fastify';

/** Answers with a status and one sentence; caches may not store the response. */
export const refuse = (reply: FastifyReply, status: number, sentence: string) =>
  reply
    .status(status)
    .type('text/plain; charset=utf-8')
    .header('cache-control', 'no-store')
    .send(`${sentence}\n`);
