import type { FastifyReply } from 'fastify';
import { pagePolicy } from './page-style.ts';

/** Under a policy that runs nothing and keeps nothing: the address of the page is a secret. */
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
