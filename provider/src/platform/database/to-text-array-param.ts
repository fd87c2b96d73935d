import { sql } from 'kysely';
import type { RawBuilder } from 'kysely';

/**
 * Passes many values as one text parameter, which PostgreSQL splits into an array. An array parameter would have to be
 * escaped and parsed, which takes longer.
 * @param values without commas, such as numbers, UUIDs, hashes and base64url; the empty string becomes null
 */
export const toTextArrayParam = (values: (string | number | null)[]): RawBuilder<string[]> =>
  sql<string[]>`string_to_array(${values.join(',')}::text, ',', '')`;
