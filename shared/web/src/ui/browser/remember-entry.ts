/** Maximum number of remembered entries; players go back only a few. */
const maxEntries = 50;

/** Remembers a value of a history entry, and forgets the oldest. */
export function rememberEntry<Value>(values: Map<string, Value>, key: string, value: Value): void {
  values.delete(key);
  values.set(key, value);
  const [oldestKey] = values.keys();
  if (values.size > maxEntries && oldestKey !== undefined) values.delete(oldestKey);
}
