import { rm } from 'node:fs/promises';
import { listSwitches } from '../releases/read-site-state.ts';
import { readLiveSite } from '../releases/live-site.ts';
import {
  listLiveApps,
  smallSettings,
  testPublisher as publisher,
  provideTemporarySite,
} from '../testing/small-site.ts';
import { changeSettings } from './change-settings.ts';
import { retire } from './local-site.ts';
import { rollBackApp, rollBackSwitch } from './roll-back-app.ts';

const site = provideTemporarySite();

/** Makes versions such as `host 1` and `remote-spawn 2` live in one switch. */
const release = (...names: string[]) =>
  site.publish(
    names.map((name) => {
      const [app = '', version = ''] = name.split(' ');
      return { app, version };
    }),
  );

const undo = (options: Partial<Parameters<typeof rollBackSwitch>[1]> = {}) =>
  rollBackSwitch(site.folder, { publisher, ...options });

const listLive = async () =>
  Object.entries(await listLiveApps(site.folder)).map(([app, version]) => `${app} ${version}`);

it('a rollback undoes the last switch, and the next rollback the previous switch', async () => {
  await release('host 1', 'remote-spawn 1', 'remote-auth 1');
  await release('remote-auth 2');
  await release('host 3', 'remote-spawn 3', 'remote-auth 3');

  await undo();
  expect(await listLive()).toEqual(['host 1', 'remote-spawn 1', 'remote-auth 2']);
  await undo();
  expect(await listLive()).toEqual(['host 1', 'remote-spawn 1', 'remote-auth 1']);
  await expect(undo()).rejects.toThrow('There is no earlier switch to go back to.');
});

it('a rollback refuses to restore one of two apps that need each other, and restores both together', async () => {
  const state = '@emberclutch/web/state';
  for (const [version, major] of [
    ['a', 1],
    ['b', 2],
  ] as const)
    await site.publish([
      { app: 'host', version, shared: { [state]: `${major}.0.0` } },
      { app: 'remote-auth', version, shared: { [state]: `^${major}.0.0` } },
    ]);

  await expect(rollBackApp(site.folder, { app: 'remote-auth', publisher })).rejects.toThrow(
    '`npx pnpm@12 rollback` without a name undoes the last switch completely.',
  );
  await undo();

  expect(await listLive()).toEqual(['host a', 'remote-auth a']);
});

it('a rollback skips versions that were rolled back before, and restores them only by number with `again`', async () => {
  await release('host 1', 'remote-spawn 1');
  await release('remote-spawn 2');
  await release('remote-spawn 3');
  await rollBackApp(site.folder, { app: 'remote-spawn', publisher });

  await undo();
  expect(await listLive()).toEqual(['host 1', 'remote-spawn 1']);
  await expect(undo({ to: { number: 3 } })).rejects.toThrow(
    'Switch 3 has remote-spawn 3, which was rolled back or dropped. `npx pnpm@12 rollback --to 3 --again` brings it back.',
  );
  await undo({ to: { number: 3 }, again: true });
  expect(await listLive()).toEqual(['host 1', 'remote-spawn 3']);
  await undo();
  expect(await listLive()).toEqual(['host 1', 'remote-spawn 1']); // the second rollback rolled 2 back
});

it('a rollback restores the state at a time, and reports if this state is already live', async () => {
  const toEpochMs = (hours: number) => Date.UTC(2031, 3, 2, 10 + hours);
  const clock = jest.spyOn(Date, 'now');
  for (const number of [0, 1, 2]) {
    clock.mockReturnValue(toEpochMs(number));
    await release(`host ${number}`);
  }
  const at = toEpochMs(1.5) / 1_000;

  expect(await undo({ to: { at } })).toMatchObject({ wasLive: false, restored: { number: 2 } });
  expect(await listLive()).toEqual(['host 1']);
  expect(await undo({ to: { at } })).toMatchObject({ wasLive: true });
  expect((await readLiveSite(site.folder))?.number).toBe(4);
  await expect(undo({ to: { at: 1 } })).rejects.toThrow('Nothing was live at 1970-01-01T00:00:01.000Z.');
  await expect(undo({ to: { number: 9 } })).rejects.toThrow('The history has no switch 9.');
});

it('a rollback restores a retired remote and the settings of the site', async () => {
  await release('host 1', 'remote-spawn 1');
  await changeSettings(site.folder, { changes: { SITE_NAME: 'Renamed' }, publisher });
  await retire(site.folder, { app: 'remote-spawn', publisher });

  await undo();
  expect(await listLive()).toEqual(['host 1', 'remote-spawn 1']);
  expect((await readLiveSite(site.folder))?.retired).toEqual([]);
  await undo();
  expect((await readLiveSite(site.folder))?.settings).toEqual(smallSettings);
});

it('a rollback refuses a state whose files are gone', async () => {
  await release('host 1');
  await release('host 2');
  await rm(site.folder.release('host', '1'), { recursive: true });

  await expect(undo({ to: { number: 1 } })).rejects.toThrow(
    'Switch 1 has host 1, whose files are no longer stored.',
  );
});

it('the history lists pages of switches with their changes', async () => {
  await release('host 1', 'remote-spawn 1');
  for (const version of ['2', '3']) await release(`remote-spawn ${version}`);
  await undo();

  const listPage = async (before?: number) => {
    const live = await readLiveSite(site.folder);
    return live && listSwitches(site.folder, live, { before, limit: 2 });
  };
  const newest = await listPage();
  const oldest = await listPage(newest?.before ?? 0);

  const createChanges = (to: string, from: string | null, app = 'remote-spawn') => [{ app, from, to }];
  const until: unknown = expect.any(Number);
  expect(newest?.switches).toMatchObject([
    { number: 4, position: 2, action: 'rollback', until: null, by: 'tester', commit: 'abc' },
    { number: 3, action: 'release', until },
  ]);
  expect(newest?.switches[0]?.changes).toEqual(createChanges('2', '3'));
  expect(oldest).toMatchObject({
    before: null,
    switches: [
      { number: 2, until },
      { number: 1, until },
    ],
  });
  expect(oldest?.switches[1]?.changes).toEqual([
    ...createChanges('1', null, 'host'),
    ...createChanges('1', null),
  ]);
});
