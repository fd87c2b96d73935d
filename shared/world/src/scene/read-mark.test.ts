import { isInMarkedAtlas, readMark } from './read-mark.ts';

it('the golden mark precedes the mark of own dragons, which precedes the mark of rare ones', () => {
  expect(readMark({ golden: true, rare: true }, true)).toBe('golden');
  expect(readMark({ golden: false, rare: true }, true)).toBe('own');
  expect(readMark({ golden: false, rare: true }, false)).toBe('rare');
  expect(readMark({ golden: false }, false)).toBeNull();
});

it('the atlas of marked dragons serves all marked silhouettes, but only golden drawings', () => {
  const markedAtlas = {};

  expect(isInMarkedAtlas('rare', { markedAtlas, isFarView: true })).toBe(true);
  expect(isInMarkedAtlas('rare', { markedAtlas, isFarView: false })).toBe(false);
  expect(isInMarkedAtlas('golden', { markedAtlas, isFarView: false })).toBe(true);
  expect(isInMarkedAtlas('golden', { markedAtlas: null, isFarView: true })).toBe(false);
  expect(isInMarkedAtlas(null, { markedAtlas, isFarView: true })).toBe(false);
});
