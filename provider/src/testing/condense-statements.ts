/**
 * Keeps one statement of each shape, with one row of `values` and one list of ids: the number of rows or ids makes no
 * difference to the tables.
 */
export function condenseStatements(statements: string[]): string[] {
  const byShape = new Map<string, string>();
  for (const statement of statements.filter(isOfData).map(withOneRow)) {
    const shape = statement
      .replaceAll(/\s+/g, ' ')
      .replaceAll(/\$\d+/g, '$')
      .replaceAll(/\((\$(?:, )?)+\)/g, '($)');
    const known = byShape.get(shape);
    if (known === undefined || statement.length < known.length) byShape.set(shape, statement);
  }
  return [...byShape.values()].toSorted();
}

const withOneRow = (statement: string) =>
  statement.replaceAll(/(values \([^()]*\))(?:, \([^()]*\))+/g, '$1').trim();

const isOfData = (statement: string) =>
  /^\s*(-- name: \w+\s+)?(select|insert|update|delete|with)\b/i.test(statement) &&
  !/pg_(tables|sequences|stat|terminate|prepared|advisory_lock|catalog)|kysely_migration|session_replication_role/.test(
    statement,
  );
