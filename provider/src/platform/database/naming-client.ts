import { Client } from 'pg';

/**
 * A connection that keeps the plans of statements which begin with a name, such as `-- name: add_locks`: planning a
 * long one takes as long as many rows of it. Name those only whose plan stays right whatever size the tables grow to.
 */
export class NamingClient extends Client {
  // Its overloads are many; Kysely calls with text and values.
  override query: Client['query'] = (...call: unknown[]) => {
    const [text, values] = call;
    const [, name] = typeof text === 'string' ? (/^-- name: (\w+)\n/.exec(text) ?? []) : [];
    const [config, ...rest] = name === undefined ? call : [{ name, text, values }];
    // What the overload that was called returns.
    return Reflect.apply(super.query, this, [config, ...rest]) as never;
  };
}
