import { faces, formatUnicodeRange } from './build-fonts.ts';

it('the build merges adjacent letters into ranges, in order and without duplicates', () => {
  expect(formatUnicodeRange('cab·–zaa')).toBe('U+61-63,U+7a,U+b7,U+2013');
});

it('the build assigns each letter of a family to one file', () => {
  for (const family of ['inter', 'fraunces', 'fraunces-italic']) {
    const letters = faces
      .filter(({ name }) => name === family || name === `${family}-european`)
      .flatMap((face) => [...face.letters]);
    expect(new Set(letters).size).toBe(letters.length);
    expect(letters).toEqual(expect.arrayContaining([...'Ember·1–2“egg”…éßŸžł‚']));
  }
});
