/** Whether a value says yes: `true`, `"true"`, 1 or `"1"`. Everything else says no. */
export const readFlag = (value: unknown): boolean => /^(true|1)$/i.test(String(value));
