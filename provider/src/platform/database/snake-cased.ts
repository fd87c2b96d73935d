import type { CamelCased } from './camel-cased.ts';

/** Turns a record with names in camelCase into a row: `createdAt` is the column `created_at`. The inverse of `camelCased`. */
export const snakeCased = <Row extends object>(record: CamelCased<Row>): Row =>
  // Cast: Object.fromEntries loses the names.
  Object.fromEntries(Object.entries(record).map(([name, value]) => [toColumn(name), value])) as Row;

const toColumn = (name: string) => name.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
