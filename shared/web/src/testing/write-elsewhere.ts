/** Simulates writes of another browser tab, which sends one event for the last write. */
export function writeElsewhere(values: Readonly<Record<string, string>>): void {
  for (const [key, value] of Object.entries(values)) localStorage.setItem(key, value);
  window.dispatchEvent(new StorageEvent('storage', { key: Object.keys(values).at(-1) ?? null }));
}

/** Simulates Sign Out in another browser tab. */
export function clearElsewhere(): void {
  localStorage.clear();
  window.dispatchEvent(new StorageEvent('storage', { key: null }));
}
