/** What reads the body of an answer. Schemas of zod have this method too. */
export interface AnswerSchema<Value> {
  safeParse: (
    body: unknown,
  ) => { success: true; data: Value } | { success: false; data?: undefined; error: unknown };
}

/**
 * The schema of a reader. A reader takes any JSON value and returns what it could read of it, or null; it never throws.
 * Together, the readers of this folder decide what the client accepts from providers other than ours. They need no schema
 * library, so that pages that only read load none.
 * @returns a schema that fails where the reader returns null
 */
export const schemaOf = <Value>(read: (body: unknown) => Value | null): AnswerSchema<Value> => ({
  safeParse: (body) => {
    const data = read(body);
    return data === null ? { success: false, error: new TypeError('Unreadable') } : { success: true, data };
  },
});
