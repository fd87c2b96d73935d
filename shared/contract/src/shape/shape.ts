/**
 * Declares one JSON value once: the value that our provider sends (`Strict`, `schemaOf`), and the value that the browser reads from
 * the response of any provider (`Lenient`, `read`). A shape is plain data and a function, so that pages that only read responses load no
 * schema library.
 * @typeParam Sent the value that our provider sends
 * @typeParam Read the value that the browser reads: null if the response contains nothing that the client understands
 */
export type Shape<Sent = unknown, Read = unknown> = Description &
  Reader<Read> & {
    /** Contains only the type, and is never set. */
    readonly sent?: { value: Sent };
  };

/** Reads any JSON value and never throws. */
export interface Reader<Read> {
  /** @param currency currency of the object around the value, which decides the decimals of an amount */
  readonly read: (value: unknown, currency?: string) => Read;
}

/** The response that our provider sends. */
export type Strict<S> = S extends { readonly sent?: { value: infer Sent } } ? Sent : never;

/** The value that the browser has read from the response of any provider. */
export type Lenient<S> = S extends Reader<infer Read> ? NonNullable<Read> : never;

/** The facts from which `schemaOf` creates a schema. */
export type Description =
  | { readonly kind: 'uuid' | 'flag' | 'number' | 'count' | 'positive' }
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
