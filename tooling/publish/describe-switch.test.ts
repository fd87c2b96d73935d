import type { ListedSwitch } from '@emberclutch/contract/site/publishing.ts';
import { describeSwitch } from './describe-switch.ts';

const next: ListedSwitch = {
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

it('the description shows only the team of the app why its canary has ended', () => {
  expect(describeSwitch(next, 'remote-auth')).toContain(
    '\n  canary of 50 %: remote-auth 1.8.4-a ended: Another version of remote-auth went live.',
  );
  expect(describeSwitch(next, null)).toBe(describeSwitch(next, 'remote-auth'));
  expect(describeSwitch(next, 'remote-spawn')).toBeNull();
});
