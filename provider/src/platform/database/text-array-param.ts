import { sql } from 'kysely';
import type { RawBuilder } from 'kysely';

/**
 * Many values as one parameter, an array of text to PostgreSQL. Nothing in it needs escaping, which costs both sides
 * more than the values do.
 * @param values without commas, such as numbers, UUIDs, hashes and base64url; null is not the empty string
 */
export const textArrayParam = (values: (string | number | null)[]): RawBuilder<string[]> =>
  sql<string[]>`string_to_array(${values.join(',')}::text, ',', '')`;
