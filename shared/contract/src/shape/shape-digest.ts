import type { Shape } from './shape.ts';

/** Readers take different branches for different words, so that each is tried with several samples. */
const samples = [0, 1, 2];

/** A further sample has only the required members. */
const sparse = 3;

/**
 * Computes a digest of four letters and digits from the members that a reader declares and from what it returns for
 * samples made from them. Two versions of a shape with the same digest can exchange what they have read. The production
 * build replaces the call with the digest (`tooling/webpack/fold-shape-digests.ts`).
 */
export function shapeDigest(shape: Shape): string {
  const digest = digests.get(shape) ?? computeDigest(shape);
  digests.set(shape, digest);
  return digest;
}

/** Cached, because without a production build each render that names a query asks for the digest again. */
const digests = new WeakMap<Shape, string>();

function computeDigest(shape: Shape): string {
  const read = [...samples, sparse].map((variant) => shape.read(createSample(shape, variant)));
  return hashText(JSON.stringify([shape, read], omitUnread));
}

/** Leaves out members that the client does not read, and distinguishes an undefined member from an absent one. */
function omitUnread(_name: string, value: unknown): unknown {
  if (value === undefined) return 'undefined';
  const isUnread = typeof value === 'object' && value !== null && 'isUnread' in value;
  return isUnread ? undefined : value;
}

/** A sample answer whose strings are all numeric, so that readers accept them as names, amounts and instants. */
function createSample(shape: Shape, variant: number): unknown {
  switch (shape.kind) {
    case 'text':
      return '1';
    case 'uuid':
    case 'guid':
      return '00000000-0000-4000-8000-000000000001';
    case 'flag':
      return true;
    case 'number':
    case 'integer':
    case 'count':
    case 'positive':
      return 1;
    case 'oneOf':
      return shape.values[variant % shape.values.length];
    case 'list':
      return [createSample(shape.of, variant)];
    case 'optional':
    case 'nullable':
    case 'nullish':
      return createSample(shape.of, variant);
    case 'dictionary':
      return { [String(createSample(shape.keys, variant))]: createSample(shape.of, variant) };
    case 'record':
    case 'openRecord':
      return Object.fromEntries(
        Object.entries(shape.fields).flatMap(([name, field]) =>
          variant === sparse && !('isRequired' in field) ? [] : [[name, createSample(field, variant)]],
        ),
      );
  }
}

/** FNV-1a, in base 36. */
function hashText(text: string): string {
  let hash = 0x811c9dc5;
  for (let at = 0; at < text.length; at += 1) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193);
  return (hash >>> 0).toString(36).padStart(7, '0').slice(-4);
}
