import type { FastifyRequest } from 'fastify';
import type { Composition } from '../composition/composition.ts';

/** The public address of the site, or else the address of the request. */
export const baseOf = ({ site }: Composition, { protocol, host }: FastifyRequest): string =>
  site.publicUrl ?? `${protocol}://${host}`;
