import type { Shape } from './shape.ts';

export const readText = (value: unknown): string | null =>
  typeof value === 'string' && value.trim() !== '' ? value : null;

export const text: Shape<string, string | null> = { kind: 'text', read: readText };

/** A UUID of any version or none (RFC 9562): imported accounts keep their ids, and the ids of authenticator models (AAGUIDs) have none. */
export const uuid: Shape<string, string | null> = { kind: 'uuid', read: readText };
