/**
 * Names a statement that starts with a comment such as `-- name: add_locks`: PostgreSQL then caches its plan, because
 * planning a long statement takes as long as executing it. Name only statements whose plan does not depend on the size
 * of the tables.
 * @param call arguments of `query` of a client: text and values
 */
export function nameStatement([text, values, ...rest]: unknown[]): unknown[] {
  const [, name] = typeof text === 'string' ? (/^-- name: (\w+)\n/.exec(text) ?? []) : [];
  return name === undefined ? [text, values, ...rest] : [{ name, text, values }, ...rest];
}
