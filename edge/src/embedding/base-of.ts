import type { FastifyRequest } from 'fastify';
import type { CompositionParts } from '../composition/composition-parts.ts';

/** The public address of the site, or else the address of the request. */
export const baseOf = ({ site }: CompositionParts, { protocol, host }: FastifyRequest): string =>
  site.publicUrl ?? `${protocol}://${host}`;
