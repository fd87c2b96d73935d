type CamelCase<Name extends string> = Name extends `${infer First}_${infer Rest}`
  ? `${First}${Capitalize<CamelCase<Rest>>}`
  : Name;

/** A row with the names of its columns in camelCase: `created_at` is `createdAt`. */
export type CamelCased<Row> = {
  [Column in keyof Row as Column extends string ? CamelCase<Column> : never]: Row[Column];
};

/** Turns a row into the record that leaves a repository. */
export const camelCaseKeys = <Row extends object>(row: Row): CamelCased<Row> =>
  // Cast: Object.fromEntries loses the names.
  Object.fromEntries(
    Object.entries(row).map(([column, value]) => [toCamelCase(column), value]),
  ) as CamelCased<Row>;

/** Caches names by column, because the same few columns are converted for every row. */
const names = new Map<string, string>();

function toCamelCase(column: string): string {
  const cachedName = names.get(column);
  if (cachedName !== undefined) return cachedName;
  const name = column.replaceAll(/_([a-z0-9])/g, (_match, letter: string) => letter.toUpperCase());
  names.set(column, name);
  return name;
}

/** Turns a record with names in camelCase into a row: `createdAt` is the column `created_at`. The inverse of `camelCaseKeys`. */
export const snakeCaseKeys = <Row extends object>(record: CamelCased<Row>): Row =>
  // Cast: Object.fromEntries loses the names.
  Object.fromEntries(Object.entries(record).map(([name, value]) => [toColumn(name), value])) as Row;

const toColumn = (name: string) => name.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
