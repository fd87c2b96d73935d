import { isMarkedIn, readMark } from './read-mark.ts';

it('the golden mark precedes the mark of own dragons, and that the mark of rare ones', () => {
  expect(readMark({ golden: true, rare: true }, true)).toBe('golden');
  expect(readMark({ golden: false, rare: true }, true)).toBe('own');
  expect(readMark({ golden: false, rare: true }, false)).toBe('rare');
  expect(readMark({ golden: false }, false)).toBeNull();
});

it('the atlas of marked dragons serves all marked silhouettes, but only golden drawings', () => {
  const markedAtlas = {};

  expect(isMarkedIn('rare', { markedAtlas, isSpeck: true })).toBe(true);
  expect(isMarkedIn('rare', { markedAtlas, isSpeck: false })).toBe(false);
  expect(isMarkedIn('golden', { markedAtlas, isSpeck: false })).toBe(true);
  expect(isMarkedIn('golden', { markedAtlas: null, isSpeck: true })).toBe(false);
  expect(isMarkedIn(null, { markedAtlas, isSpeck: true })).toBe(false);
});
