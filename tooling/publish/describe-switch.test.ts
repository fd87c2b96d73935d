import type { ListedSwitch } from '@emberclutch/contract/site/publishing.ts';
import { describeSwitch } from './describe-switch.ts';

const withdrawal: ListedSwitch = {
  number: 13,
  position: 13,
  action: 'withdrawal',
  at: 0,
  until: null,
  by: 'edge',
  commit: null,
  changes: [],
  candidates: [
    {
      id: 'rJ8mUI1HJmnD',
      share: 50,
      apps: { 'remote-auth': '1.8.4-a' },
      change: 'withdrawn',
      reason: 'remote-auth: 6 failures in 6 pages; live site: 0 in 2',
    },
  ],
  changedSettings: [],
};

it('says to the team of an app why its canary has ended, and nothing of it to others', () => {
  expect(describeSwitch(withdrawal, 'remote-auth')).toContain(
    '\n  canary of 50 %: remote-auth 1.8.4-a withdrawn: remote-auth: 6 failures in 6 pages; live site: 0 in 2',
  );
  expect(describeSwitch(withdrawal, null)).toBe(describeSwitch(withdrawal, 'remote-auth'));
  expect(describeSwitch(withdrawal, 'remote-spawn')).toBeNull();
});
