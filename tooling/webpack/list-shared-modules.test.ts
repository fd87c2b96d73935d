import { sharedModules } from '../federation/shared-modules.ts';
import { listSharedModules } from './list-shared-modules.ts';

type Described = Parameters<typeof listSharedModules>[0]['stats'];

it('lists the table of shared modules, whichever the plugin has found', () => {
  const none: Described = { name: 'emberclutch_spawn', shared: [] };
  listSharedModules({ stats: none });
  const some: Described = {
    ...none,
    shared: none.shared.slice(0, 2).map((row) => ({ ...row, usedIn: ['x'] })),
  };

  listSharedModules({ stats: some });

  expect(none.shared.map(({ name }) => name)).toEqual(sharedModules.map(({ request }) => request));
  expect(some).toEqual(none);
});
