/** Runs SQL. Without `params` it may be several statements. */
export type RunSql = <Row>(sql: string, params?: unknown[]) => Promise<Row[]>;

/** The rows that the migrations write, as a JSON array for each table. */
export type MigratedRows = ReadonlyMap<string, string>;

/** @param run runs SQL on a database with all migrations applied and no other rows */
export async function readMigratedRows(run: RunSql): Promise<MigratedRows> {
  const tables = await run<{ name: string }>(
    "select quote_ident(tablename) as name from pg_tables where schemaname = 'public'",
  );
  const rows = new Map<string, string>();
  for (const { name } of tables) {
    const result = await run<{ json: string }>(
      `select coalesce(json_agg(t), '[]')::text as json from ${name} t`,
    );
    rows.set(name, result[0]?.json ?? '[]');
  }
  return rows;
}

/**
 * Restores every table and sequence of a test database. This takes a few milliseconds; creating a database takes much longer.
 * @param run runs SQL as a superuser within a transaction
 */
export async function restoreMigratedRows(run: RunSql, rows: MigratedRows): Promise<void> {
  // Deleting a few rows is faster than TRUNCATE, which creates a file per table and index. As a replica, the session runs no
  // foreign key triggers, so the order does not matter.
  await run('set local session_replication_role = replica');
  await run([...rows.keys()].map((name) => `delete from ${name};`).join('\n'));
  for (const [name, json] of rows) {
    if (json === '[]') continue;
    await run(`insert into ${name} select * from json_populate_recordset(null::${name}, $1::json)`, [json]);
  }
  await run(
    `select setval(format('%I.%I', schemaname, sequencename)::regclass, start_value, false) from pg_sequences`,
  );
}
