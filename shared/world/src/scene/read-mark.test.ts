import { isInMarkedAtlas, readMark } from './read-mark.ts';

it('the golden mark precedes the mark of own dragons, which precedes the mark of rare ones', () => {
  expect(readMark({ golden: true, rare: true }, true)).toBe('golden');
  expect(readMark({ golden: false, rare: true }, true)).toBe('own');
  expect(readMark({ golden: false, rare: true }, false)).toBe('rare');
  expect(readMark({ golden: false }, false)).toBeNull();
});

it('the atlas of marked dragons serves all marked silhouettes, but only golden drawings', () => {
  const markedAtlas = {};

  expect(isInMarkedAtlas('rare', { markedAtlas, isSpeck: true })).toBe(true);
  expect(isInMarkedAtlas('rare', { markedAtlas, isSpeck: false })).toBe(false);
  expect(isInMarkedAtlas('golden', { markedAtlas, isSpeck: false })).toBe(true);
  expect(isInMarkedAtlas('golden', { markedAtlas: null, isSpeck: true })).toBe(false);
  expect(isInMarkedAtlas(null, { markedAtlas, isSpeck: true })).toBe(false);
});
