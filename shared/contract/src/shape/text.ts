import type { Shape } from './shape.ts';

export const readText = (value: unknown): string | null =>
  typeof value === 'string' && value.trim() !== '' ? value : null;

export const text: Shape<string, string | null> = { kind: 'text', read: readText };

export const uuid: Shape<string, string | null> = { kind: 'uuid', read: readText };

/** Has the form of a UUID, of any version. */
export const guid: Shape<string, string | null> = { kind: 'guid', read: readText };
