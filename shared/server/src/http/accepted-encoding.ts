import type { FastifyRequest } from 'fastify';

export type Encoding = 'br' | 'gzip';

/** Finds the most compact encoding that a client accepts; null if it accepts none. `q=0` rejects an encoding (RFC 9110, section 12.5.3). */
export function readAcceptedEncoding({ headers }: Pick<FastifyRequest, 'headers'>): Encoding | null {
  const acceptedCodings = String(headers['accept-encoding'] ?? '')
    .toLowerCase()
    .split(',')
    .filter((coding) => !/;\s*q=0(\.0*)?\s*$/.test(coding))
    .map((coding) => coding.split(';', 1)[0]?.trim());
  return (['br', 'gzip'] as const).find((coding) => acceptedCodings.includes(coding)) ?? null;
}
