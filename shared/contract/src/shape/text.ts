import type { Shape } from './shape.ts';

export const readText = (value: unknown): string | null =>
  typeof value === 'string' && value.trim() !== '' ? value : null;

export const text: Shape<string, string | null> = { kind: 'text', read: readText };

/** A UUID of any version, because imported accounts keep their ids, and models of authenticators have no version (RFC 9562). */
export const uuid: Shape<string, string | null> = { kind: 'uuid', read: readText };
