/**
 * Reduces statements to a set that contains every sequence of three consecutive words of the input. The dropped statements differ
 * only in filters, or in the number of ids or rows, and use the same tables and columns.
 */
export function condenseStatements(statements: string[]): string[] {
  const kept: string[] = [];
  const known = new Set<string>();
  const candidates = new Set(statements.filter(isOfData).map(withOneRow));
  for (const statement of [...candidates].toSorted((one, other) => one.length - other.length)) {
    const words = statement.replaceAll(/\$\d+/g, '$').match(/"?\w+"?|\$|[^\s\w]/g) ?? [];
    const triples = words.map((_, index) => words.slice(index, index + 3).join(' '));
    if (triples.every((triple) => known.has(triple))) continue;
    for (const triple of triples) known.add(triple);
    kept.push(statement);
  }
  return kept.toSorted();
}

const withOneRow = (statement: string) =>
  statement
    .replaceAll(/(values \([^()]*\))(?:, \([^()]*\))+/g, '$1')
    .replaceAll(/( in \(\$\d+)(?:, \$\d+)+\)/g, '$1)')
    .trim();

const isOfData = (statement: string) =>
  /^\s*(-- name: \w+\s+)?(select|insert|update|delete|with)\b/i.test(statement) &&
  !/pg_(tables|sequences|stat|terminate|prepared|advisory_lock|catalog)|kysely_migration|session_replication_role/.test(
    statement,
  );
