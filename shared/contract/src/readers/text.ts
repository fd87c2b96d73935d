/** A text that is not empty. */
export const readText = (value: unknown): string | null =>
  typeof value === 'string' && value.trim() !== '' ? value : null;
