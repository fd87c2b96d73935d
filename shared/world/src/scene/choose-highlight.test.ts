import { isInHighlightAtlas, chooseHighlight } from './choose-highlight.ts';

it('the golden highlight takes precedence over the highlight of own dragons, which takes precedence over that of rare ones', () => {
  expect(chooseHighlight({ golden: true, rare: true }, true)).toBe('golden');
  expect(chooseHighlight({ golden: false, rare: true }, true)).toBe('own');
  expect(chooseHighlight({ golden: false, rare: true }, false)).toBe('rare');
  expect(chooseHighlight({ golden: false }, false)).toBeNull();
});

it('the atlas of highlighted dragons serves all highlighted silhouettes, but only golden drawings', () => {
  const highlightAtlas = {};

  expect(isInHighlightAtlas('rare', { highlightAtlas, isFarView: true })).toBe(true);
  expect(isInHighlightAtlas('rare', { highlightAtlas, isFarView: false })).toBe(false);
  expect(isInHighlightAtlas('golden', { highlightAtlas, isFarView: false })).toBe(true);
  expect(isInHighlightAtlas('golden', { highlightAtlas: null, isFarView: true })).toBe(false);
  expect(isInHighlightAtlas(null, { highlightAtlas, isFarView: true })).toBe(false);
});
