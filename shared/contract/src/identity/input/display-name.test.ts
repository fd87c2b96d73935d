import { DisplayName } from './display-name.ts';
import { PasskeyName } from './passkey-name.ts';

it.each([
  ['Moss Lantern', 'Moss Lantern'],
  ['  Moss \u00a0\u3000 Lantern ', 'Moss Lantern'],
  ["Mo'ss-Lantern 2", "Mo'ss-Lantern 2"],
  ['Cafe\u0301', 'Café'],
  ['山田\u3000太郎', '山田 太郎'],
  // A family, a flag, a red heart, a keycap and a thumb with a skin tone.
  ['👨\u200d👩\u200d👧 Wren', '👨\u200d👩\u200d👧 Wren'],
  ['🏳\ufe0f\u200d🌈', '🏳\ufe0f\u200d🌈'],
  ['❤\ufe0f 1\ufe0f\u20e3', '❤\ufe0f 1\ufe0f\u20e3'],
  ['👍🏽 Fern', '👍🏽 Fern'],
  // Persian with a non-joiner, Hindi and Sinhala with joiners after a virama, Hebrew and Thai with marks.
  ['می\u200cخواهم', 'می\u200cخواهم'],
  ['क्\u200dष', 'क्\u200dष'],
  ['ශ්\u200dරී', 'ශ්\u200dරී'],
  ['שָׁלוֹם', 'שָׁלוֹם'],
  ['ที่นี่', 'ที่นี่'],
])('the schema reads %j as %j', (name, displayName) => {
  expect(DisplayName.parse(name)).toBe(displayName.normalize('NFC'));
  expect(PasskeyName.safeParse(name).success).toBe(true);
});

it.each([
  ['one letter', 'A'],
  ['41 letters', 'a'.repeat(41)],
  ['markup', 'a<b'],
  ['a control character', 'a\u0000b'],
  ['a line break', 'a\nb'],
  ['Hangul fillers', '\u3164\u3164'],
  ['half-width fillers', 'a\uffa0b'],
  ['blank Braille', '\u2800\u2800'],
  ['a zero-width space', 'a\u200bb'],
  ['a soft hyphen', 'a\u00adb'],
  ['a direction override', 'a\u202eb'],
  ['a word joiner', 'a\u2060b'],
  ['only spaces', ' \u00a0\u2003 '],
  ['a joiner between Latin letters', 'a\u200db'],
  ['a non-joiner between Latin letters', 'a\u200cb'],
  ['only joiners', '\u200d\u200d'],
  ['a joiner at the end', '👨\u200d'],
  ['a variation without an emoji', 'a\ufe0fb'],
  ['four marks on a letter', 'ab\u0316\u0317\u0318\u0319'],
  ['marks without a letter', '\u0316\u0317'],
  ['a lone surrogate', 'a\ud800'],
])('the schema refuses %s', (_what, name) => {
  expect(DisplayName.safeParse(name).success).toBe(false);
});
