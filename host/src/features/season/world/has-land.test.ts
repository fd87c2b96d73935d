import { hasLand } from './has-land.ts';

it.each(['/hatchery/hatched', '/wyrm-world'])('leaves the land of %s to the world', (pathname) => {
  expect(hasLand(pathname, 'wyrm')).toBe(false);
});

it.each(['/', '/hatchery', '/other-world'])('ends %s on the land of the season', (pathname) => {
  expect(hasLand(pathname, 'wyrm')).toBe(true);
});
