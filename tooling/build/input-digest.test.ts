import { librariesOf } from './input-digest.ts';

it('makes an app stale by changes of the libraries that it uses, also through others, and of no other ones', () => {
  expect(librariesOf('remote-auth')).toEqual(['shared/art', 'shared/contract', 'shared/web']);
  expect(librariesOf('remote-hatchery')).toEqual([
    'shared/art',
    'shared/contract',
    'shared/web',
    'shared/world',
  ]);
});
