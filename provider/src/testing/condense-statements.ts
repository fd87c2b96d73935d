/**
 * Reduces statements to a set that contains every sequence of three consecutive words of the input. The dropped statements differ
 * from the remaining ones only in filters, or in the number of ids or rows, and use the same tables and columns.
 */
export function condenseStatements(statements: string[]): string[] {
  const condensed: string[] = [];
  const knownTriples = new Set<string>();
  const candidates = new Set(statements.filter(isDataStatement).map(shortenLists));
  for (const statement of [...candidates].toSorted((one, other) => one.length - other.length)) {
    const words = statement.replaceAll(/\$\d+/g, '$').match(/"?\w+"?|\$|[^\s\w]/g) ?? [];
    const triples = words.map((_, index) => words.slice(index, index + 3).join(' '));
    if (triples.every((triple) => knownTriples.has(triple))) continue;
    for (const triple of triples) knownTriples.add(triple);
    condensed.push(statement);
  }
  return condensed.toSorted();
}

const shortenLists = (statement: string) =>
  statement
    .replaceAll(/(values \([^()]*\))(?:, \([^()]*\))+/g, '$1')
    .replaceAll(/( in \(\$\d+)(?:, \$\d+)+\)/g, '$1)')
    .trim();

const isDataStatement = (statement: string) =>
  /^\s*(-- name: \w+\s+)?(select|insert|update|delete|with)\b/i.test(statement) &&
  !/pg_(tables|sequences|stat|terminate|prepared|advisory_lock|catalog)|kysely_migration|session_replication_role/.test(
    statement,
  );
