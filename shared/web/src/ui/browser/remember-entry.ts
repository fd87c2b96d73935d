/** Maximum number of remembered entries; players go back only a few. */
const maxEntries = 50;

/** Stores a value for a history entry, and removes the oldest entry if there are too many. */
export function rememberEntry<Value>(values: Map<string, Value>, key: string, value: Value): void {
  values.delete(key);
  values.set(key, value);
  const [oldestKey] = values.keys();
  if (values.size > maxEntries && oldestKey !== undefined) values.delete(oldestKey);
}
