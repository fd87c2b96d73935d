/**
 * Removes from JSON Schemas, at any depth of a document, what follows from the library that wrote them and not from the
 * API: bounds of safe integers, the pattern of a UUID beside its format, and `additionalProperties: false` of answers,
 * which may get more fields later.
 */
export function plainSchema(part: unknown): unknown {
  if (Array.isArray(part)) return part.map(plainSchema);
  if (typeof part !== 'object' || part === null) return part;
  const plain = Object.fromEntries(Object.entries(part).map(([name, value]) => [name, plainSchema(value)]));
  const { type, format, minimum, maximum, additionalProperties } = plain;
  // Also an object that maps names to schemas has no `type` that is text.
  if (typeof type !== 'string') return plain;
  if (minimum === Number.MIN_SAFE_INTEGER) delete plain['minimum'];
  if (maximum === Number.MAX_SAFE_INTEGER) delete plain['maximum'];
  if (type === 'integer' && !(typeof maximum === 'number' && maximum < 2 ** 31)) plain['format'] = 'int64';
  if (format === 'uuid') delete plain['pattern'];
  if (additionalProperties === false) delete plain['additionalProperties'];
  return plain;
}
