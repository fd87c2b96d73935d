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

/** Parses a numeral in the form that `toRomanNumeral` writes, in any case. @returns null for any other text */
export function parseRomanNumeral(text: string): number | null {
  let remainingLetters = text.toUpperCase();
  let number = 0;
  for (const [value, numeral] of numerals) {
    while (remainingLetters.startsWith(numeral)) {
      number += value;
      remainingLetters = remainingLetters.slice(numeral.length);
    }
  }
  const isNumeral = number > 0 && number < 4_000 && toRomanNumeral(number) === text.toUpperCase();
  return isNumeral ? number : null;
}
