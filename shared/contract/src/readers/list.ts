/** The items of a JSON array; none if the value is anything else. */
export const readList = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);
