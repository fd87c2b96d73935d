import type { FastifyRequest } from 'fastify';

/**
 * Checks whether the client already has this version, by weak comparison (RFC 9110, sections 8.8.3.2 and 13.1.2): `*` matches
 * any version. Apache appends its coding to the tag of a response that it compresses: `"a1b2-gzip"`.
 * @param etag includes its quotes
 */
export function matchesEtag({ headers }: Pick<FastifyRequest, 'headers'>, etag: string): boolean {
  const ifNoneMatch = headers['if-none-match'];
  if (ifNoneMatch === undefined) return false;
  return (
    ifNoneMatch.trim() === '*' || ifNoneMatch.split(',').some((tag) => toOpaqueTag(tag) === toOpaqueTag(etag))
  );
}

const toOpaqueTag = (tag: string) =>
  tag
    .trim()
    .replace(/^W\//, '')
    .replace(/-(?:br|deflate|gzip|zstd)"$/, '"');
