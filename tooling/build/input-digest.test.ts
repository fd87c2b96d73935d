import { listLibraries } from './input-digest.ts';

it('the digest of an app includes the libraries that it uses, directly or through others', () => {
  expect(listLibraries('remote-auth')).toEqual(['shared/art', 'shared/contract', 'shared/web']);
  expect(listLibraries('remote-hatchery')).toEqual([
    'shared/art',
    'shared/contract',
    'shared/web',
    'shared/world',
  ]);
});
