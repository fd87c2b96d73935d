import type { FastifyRequest } from 'fastify';
import { readClientShare, toShare } from '@emberclutch/server/shares/client-address.ts';

/** The client for whom the edge calls the provider. Limits and shares of the provider count the call as a call of that client. */
export interface Caller {
  /** Identifies the client in limits and shares; see `toShare`. */
  share: string;
  /** The origin of the request, for a call within this process. */
  origin: { remoteAddress?: string; headers: Record<string, string> };
}

export function readCaller(request: FastifyRequest): Caller {
  const { headers, socket } = request;
  const forwarded = headers['x-forwarded-for'];
  return {
    share: readClientShare(request),
    origin: {
      ...(socket.remoteAddress !== undefined && { remoteAddress: socket.remoteAddress }),
      headers: forwarded === undefined ? {} : { 'x-forwarded-for': String(forwarded) },
    },
  };
}

/** For calls that the edge makes for all visitors. */
export const edgeCaller: Caller = { share: toShare(null), origin: { headers: {} } };
