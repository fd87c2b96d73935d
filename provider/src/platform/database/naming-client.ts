import { Client } from 'pg';

/**
 * A connection that prepares statements which start with a name, such as `-- name: add_locks`, so that PostgreSQL caches
 * their plan: planning a long statement takes as long as executing it. Name only statements whose plan does not depend on
 * the size of the tables.
 */
export class NamingClient extends Client {
  // Kysely uses one of the overloads: text and values.
  override query: Client['query'] = (...call: unknown[]) => {
    const [text, values] = call;
    const [, name] = typeof text === 'string' ? (/^-- name: (\w+)\n/.exec(text) ?? []) : [];
    const [config, ...rest] = name === undefined ? call : [{ name, text, values }];
    // What the overload that was called returns.
    return Reflect.apply(super.query, this, [config, ...rest]) as never;
  };
}
