/** What may be said of a field, by what is wrong with it. */
export interface FieldWords {
  missing: string;
  too_small?: string;
  too_big?: string;
  invalid: string;
}

/** As much of a schema of the contract as is asked here. */
interface Schema {
  safeParse: (value: string) => { error?: { issues: { code: string }[] } };
}

/** @returns what is wrong with a value in words, undefined where the contract takes it */
export function validateField(schema: Schema, value: string, words: FieldWords): string | undefined {
  if (value.trim() === '') return words.missing;
  const code = schema.safeParse(value).error?.issues[0]?.code;
  if (code === undefined) return undefined;
  const isOfSize = code === 'too_small' || code === 'too_big';
  return (isOfSize && words[code]) || words.invalid;
}
