import type { FastifyReply } from 'fastify';
import { pagePolicy } from './page-style.ts';

/** Sends a page whose URL is a secret: with no script but ours, not cached, and without a referrer to other origins. */
export const sendPage = (reply: FastifyReply, status: number, page: string) =>
  reply
    .status(status)
    .headers({
      'content-security-policy': pagePolicy,
      'cache-control': 'no-store',
      'referrer-policy': 'same-origin',
      'x-content-type-options': 'nosniff',
    })
    .type('text/html; charset=utf-8')
    .send(page);
