import type { FastifyError } from 'fastify';
import fp from 'fastify-plugin';
import { refuse } from '../http/refuse.ts';

/** Codes of temporary errors: the disk fails or is full, or the process has too many open files. A retry may reach another edge. */
const temporaryCodes = new Set(['EIO', 'EROFS', 'ENOSPC', 'EDQUOT', 'EMFILE', 'ENFILE']);

/** Seconds after which a client should try again. */
const retryAfter = 5;

/** Answers 503 instead of 500 if the disk fails. */
export const answerDiskFailure = fp(
  async (app) => {
    app.setErrorHandler<FastifyError>((error, request, reply) => {
      if (!temporaryCodes.has(error.code)) return reply.send(error);
      request.log.error({ err: error }, 'a file could not be read or written');
      return refuse(
        reply.header('retry-after', retryAfter),
        503,
        'This server cannot read its files just now. Please try again in a few seconds.',
      );
    });
  },
  { name: 'disk-failure' },
);
