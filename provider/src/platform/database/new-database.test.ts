import { PGlite } from '@electric-sql/pglite';
import { sql } from 'kysely';
import { connectForCommand } from './open-database.ts';

/** Functions, operators, types and views of PostgreSQL itself. */
const systemTables = `select
  (select catalog_version_no from pg_control_system()) as version,
  (select md5(string_agg(p::text, '|' order by p.oid)) from pg_proc p) as functions,
  (select md5(string_agg(o::text, '|' order by o.oid)) from pg_operator o) as operators,
  (select md5(string_agg(t::text, '|' order by t.oid)) from pg_type t) as types,
  (select md5(string_agg(v::text, '|' order by v.schemaname, v.viewname)) from pg_views v) as views`;

it('begins with the system tables that the library itself creates', async () => {
  const ownDatabase = await connectForCommand({ databaseUrl: null, worldFolder: 'memory://' });
  const libraryDatabase = await PGlite.create('memory://');

  const { rows } = await sql.raw(systemTables).execute(ownDatabase.db);
  const expected = await libraryDatabase.query(systemTables);

  expect(rows).toEqual(expected.rows);
  await ownDatabase.close();
  await libraryDatabase.close();
});
