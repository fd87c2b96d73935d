import type { ListedSwitch } from '@emberclutch/contract/site/publishing.ts';
import { describeSwitch } from './describe-switch.ts';

const listedSwitch: ListedSwitch = {
  number: 13,
  position: 13,
  action: 'release',
  at: 0,
  until: null,
  by: 'moss',
  commit: null,
  changes: [],
  candidates: [
    {
      id: 'rJ8mUI1HJmnD',
      share: 50,
      apps: { 'remote-auth': '1.8.4-a' },
      change: 'ended',
      reason: 'Another version of remote-auth went live.',
    },
  ],
  changedSettings: [],
};

it('the description lists why a canary has ended for all apps and for its own app, but not for others', () => {
  expect(describeSwitch(listedSwitch, 'remote-auth')).toContain(
    '\n  canary of 50 %: remote-auth 1.8.4-a ended: Another version of remote-auth went live.',
  );
  expect(describeSwitch(listedSwitch, null)).toBe(describeSwitch(listedSwitch, 'remote-auth'));
  expect(describeSwitch(listedSwitch, 'remote-spawn')).toBeNull();
});
