/**
 * Declares one JSON value, once: what our provider sends (`Strict`, `schemaOf`), and what the browser reads of the
 * answer of any provider (`Lenient`, `read`). A shape is plain data and a function, so that pages that only read load
 * no schema library.
 * @typeParam Sent what our provider sends
 * @typeParam Read what could be read: null if the answer contains nothing that the client understands
 */
export type Shape<Sent = unknown, Read = unknown> = Description &
  Reader<Read> & {
    /** Never set: it carries the type. */
    readonly sent?: { value: Sent };
  };

/** Reads any JSON value and never throws. */
export interface Reader<Read> {
  /** @param currency of the object around it, which decides the decimals of an amount */
  readonly read: (value: unknown, currency?: string) => Read;
}

/** The answer that our provider sends. */
export type Strict<S> = S extends { readonly sent?: { value: infer Sent } } ? Sent : never;

/** The value that the browser has read from the answer of any provider. */
export type Lenient<S> = S extends Reader<infer Read> ? NonNullable<Read> : never;

/** The parts of a schema. */
export type Description =
  | { readonly kind: 'uuid' | 'guid' | 'flag' | 'number' | 'integer' | 'count' | 'positive' }
  | {
      readonly kind: 'text';
      readonly minLength?: number;
      readonly maxLength?: number;
      readonly pattern?: RegExp;
    }
  | { readonly kind: 'oneOf'; readonly values: readonly string[] }
  | { readonly kind: 'list' | 'optional' | 'nullable' | 'nullish'; readonly of: Shape }
  | { readonly kind: 'dictionary'; readonly keys: Shape; readonly of: Shape }
  | { readonly kind: 'record' | 'openRecord'; readonly fields: Readonly<Record<string, Shape>> };
