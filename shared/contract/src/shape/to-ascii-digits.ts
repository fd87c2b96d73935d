/** Replaces the digits of any script with ASCII digits: `٣٦` becomes `36`. A script has ten consecutive digits (Unicode, section 4.6). */
export const toAsciiDigits = (text: string): string =>
  text.replaceAll(/(?![0-9])\p{Nd}/gu, (digit) => {
    let code = digit.codePointAt(0) ?? 0;
    let precedingDigits = 0;
    while (/\p{Nd}/u.test(String.fromCodePoint((code -= 1)))) precedingDigits += 1;
    return String(precedingDigits % 10);
  });
