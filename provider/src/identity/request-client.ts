import type { FastifyRequest } from 'fastify';

/** The client of a request, as the security log describes it. */
export interface RequestClient {
  userAgent: string | undefined;
  clientAddress: string;
}

export const readRequestClient = ({ headers, ip }: FastifyRequest): RequestClient => ({
  userAgent: headers['user-agent'],
  clientAddress: ip,
});
