import { hasLand } from './Land.tsx';

it.each(['/hatchery/hatched', '/wyrm-world'])(
  'the host shows no land of the season on the page %s, which shows the world',
  (pathname) => {
    expect(hasLand(pathname, 'wyrm')).toBe(false);
  },
);

it.each(['/', '/hatchery', '/other-world'])(
  'the host shows the land of the season at the bottom of the page %s',
  (pathname) => {
    expect(hasLand(pathname, 'wyrm')).toBe(true);
  },
);
