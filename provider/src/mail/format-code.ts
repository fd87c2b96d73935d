/** 12345678 as `1234 5678`, which is easier to read and type. */
export const formatCode = (code: number) => String(code).replace(/\d{4}(?=\d)/g, '$& ');
