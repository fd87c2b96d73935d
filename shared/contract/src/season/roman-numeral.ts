const numerals = [
  [1000, 'M'],
  [900, 'CM'],
  [500, 'D'],
  [400, 'CD'],
  [100, 'C'],
  [90, 'XC'],
  [50, 'L'],
  [40, 'XL'],
  [10, 'X'],
  [9, 'IX'],
  [5, 'V'],
  [4, 'IV'],
  [1, 'I'],
] as const;

/** Writes a whole number from 1 to 3,999: 14 is `XIV`. */
export function toRomanNumeral(number: number): string {
  let remaining = number;
  let roman = '';
  for (const [value, numeral] of numerals) {
    while (remaining >= value) {
      roman += numeral;
      remaining -= value;
    }
  }
  return roman;
}

const canonicalNumeral = /^M{0,3}(CM|CD|D?C{0,3})(XC|XL|L?X{0,3})(IX|IV|V?I{0,3})$/;

/** Parses a numeral in the form that `toRomanNumeral` writes, in any case. @returns null for any other text */
export function parseRomanNumeral(text: string): number | null {
  const letters = text.toUpperCase();
  if (letters === '' || !canonicalNumeral.test(letters)) return null;
  let remainingLetters = letters;
  let number = 0;
  for (const [value, numeral] of numerals) {
    while (remainingLetters.startsWith(numeral)) {
      number += value;
      remainingLetters = remainingLetters.slice(numeral.length);
    }
  }
  return number;
}
