/** The members of a JSON object; none if the value is anything else. */
export const readRecord = (value: unknown): Readonly<Record<string, unknown>> =>
  isRecord(value) && !Array.isArray(value) ? value : {};

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;
