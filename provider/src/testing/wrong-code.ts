/** Another code of the same length. */
export const wrongCode = (code: number) => (code === 99_999_999 ? code - 1 : code + 1);
