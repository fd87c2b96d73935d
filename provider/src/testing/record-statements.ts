import { appendFileSync } from 'node:fs';
import { Client } from 'pg';

/**
 * Appends every statement that this process sends to PostgreSQL to a file, as one JSON string per line: how the statements of a
 * release are recorded for `migrations/previous-release.test.ts`.
 */
export function recordStatements(file: string): void {
  const { query } = Client.prototype;
  const recorded: Client['query'] = function record(this: Client, ...call: unknown[]) {
    const [statement] = call;
    const text =
      typeof statement === 'object' && statement && 'text' in statement ? statement.text : statement;
    appendFileSync(file, `${JSON.stringify(text)}\n`);
    // Cast: the return type depends on the overload.
    return Reflect.apply(query, this, call) as never;
  };
  Client.prototype.query = recorded;
}
