const decimal = /^[+-]?(\d+|\d{1,3}(,\d{3})+)(\.\d+)?$/;

/** A finite number, also written as a decimal text with or without thousands separators: `"1,000.00"`. */
export function readNumber(value: unknown): number | null {
  const text = typeof value === 'string' ? value.trim() : '';
  const number = decimal.test(text) ? Number(text.replaceAll(',', '')) : value;
  return typeof number === 'number' && Number.isFinite(number) ? number : null;
}
