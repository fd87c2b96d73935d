import type { Shape } from './shape.ts';

/** Readers take different branches for different words, so that each is tried with several samples. */
const samples = [0, 1, 2];

/** A further sample has only the members without which nothing is read. */
const sparse = 3;

/**
 * Names what a reader makes of answers, in four letters and digits: a digest of the members that it declares, and of what it
 * reads of samples made from them. Two versions of a shape with one digest may exchange what they have read. The production
 * build puts the text in place of the call (`tooling/webpack/fold-shape-digests.ts`).
 */
export function shapeDigest(shape: Shape): string {
  const digest = digests.get(shape) ?? computeDigest(shape);
  digests.set(shape, digest);
  return digest;
}

/** Without a production build, each render that names a query asks again. */
const digests = new WeakMap<Shape, string>();

function computeDigest(shape: Shape): string {
  const read = [...samples, sparse].map((variant) => shape.read(sampleOf(shape, variant)));
  return digestOf(JSON.stringify([shape, read], asText));
}

/** Members that are not read do not count, and a member that is undefined is not one that is absent. */
function asText(_name: string, value: unknown): unknown {
  if (value === undefined) return 'undefined';
  const isUnread = typeof value === 'object' && value !== null && 'isUnread' in value;
  return isUnread ? undefined : value;
}

/** An answer whose texts are all numbers, so that readers accept them as names, amounts and instants. */
function sampleOf(shape: Shape, variant: number): unknown {
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
      return [sampleOf(shape.of, variant)];
    case 'optional':
    case 'nullable':
    case 'nullish':
      return sampleOf(shape.of, variant);
    case 'dictionary':
      return { [String(sampleOf(shape.keys, variant))]: sampleOf(shape.of, variant) };
    case 'record':
    case 'openRecord':
      return Object.fromEntries(
        Object.entries(shape.fields).flatMap(([name, field]) =>
          variant === sparse && !('isRequired' in field) ? [] : [[name, sampleOf(field, variant)]],
        ),
      );
  }
}

/** FNV-1a, in base 36. */
function digestOf(text: string): string {
  let hash = 0x811c9dc5;
  for (let at = 0; at < text.length; at += 1) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193);
  return (hash >>> 0).toString(36).padStart(7, '0').slice(-4);
}
