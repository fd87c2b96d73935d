export interface FieldMessages {
  missing: string;
  too_small?: string;
  too_big?: string;
  invalid: string;
}

interface Schema {
  safeParse: (value: string) => { error?: { issues: { code: string }[] } };
}

/** @returns the message for an invalid value; undefined if the schema accepts it */
export function validateField(schema: Schema, value: string, messages: FieldMessages): string | undefined {
  if (value.trim() === '') return messages.missing;
  const code = schema.safeParse(value).error?.issues[0]?.code;
  if (code === undefined) return undefined;
  const isSizeError = code === 'too_small' || code === 'too_big';
  return (isSizeError && messages[code]) || messages.invalid;
}
