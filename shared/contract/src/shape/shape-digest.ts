import type { Shape } from './shape.ts';

/** The digest covers several samples, because readers take different branches for different words. */
const wordVariants = [0, 1, 2];

/** Another sample has only the required members. */
const sparseVariant = 3;

/**
 * Computes a digest of four letters and digits from the members that a reader declares, and from its results for samples of these
 * members. Two versions of a shape with the same digest can exchange their results. The production build replaces the call with the
 * digest (`tooling/webpack/fold-shape-digests.ts`).
 */
export function computeShapeDigest(shape: Shape): string {
  const results = [...wordVariants, sparseVariant].map((variant) => shape.read(createSample(shape, variant)));
  return hashText(JSON.stringify([shape, results], omitUnread));
}

/** Omits members that the client does not read, and distinguishes an undefined member from an absent one. */
function omitUnread(_name: string, value: unknown): unknown {
  if (value === undefined) return 'undefined';
  const isUnread = typeof value === 'object' && value !== null && 'isUnread' in value;
  return isUnread ? undefined : value;
}

/** Creates a sample response whose strings are all numeric, so that readers accept them as names, amounts and instants. */
function createSample(shape: Shape, variant: number): unknown {
  switch (shape.kind) {
    case 'text':
      return '1';
    case 'uuid':
      return '00000000-0000-4000-8000-000000000001';
    case 'flag':
      return true;
    case 'number':
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
          variant === sparseVariant && !('isRequired' in field) ? [] : [[name, createSample(field, variant)]],
        ),
      );
  }
}

/** Computes the last four digits of the FNV-1a hash, in base 36. */
function hashText(text: string): string {
  let hash = 0x811c9dc5;
  for (let at = 0; at < text.length; at += 1) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193);
  return (hash >>> 0).toString(36).padStart(7, '0').slice(-4);
}
