/** The opaque id of an account: any text that is not empty, or any number. */
export function readAccountId(value: unknown): string | null {
  const id = typeof value === 'number' && Number.isFinite(value) ? String(value) : value;
  return typeof id === 'string' && id.trim() !== '' ? id : null;
}
