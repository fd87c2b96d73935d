import type { FastifyRequest } from 'fastify';

/** Whether a form was sent by a page of this site. A page of another site can send the form, but not this header. */
export const isFromOwnPage = ({ headers }: FastifyRequest) => headers['sec-fetch-site'] === 'same-origin';
