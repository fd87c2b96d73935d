import { dismissNotification, transientNotificationsAtom, store } from '@emberclutch/web/state';
import { notifyConnection } from './notify-connection.ts';

const messages = () => store.get(transientNotificationsAtom).map(({ message }) => message);
const go = (state: 'offline' | 'online') => window.dispatchEvent(new Event(state));

afterEach(() => store.get(transientNotificationsAtom).forEach(({ id }) => dismissNotification(id)));

it('a toast tells that the network is lost, and another replaces it when the network is back', () => {
  const stop = notifyConnection();

  go('offline');
  expect(messages()).toEqual([expect.stringContaining('You seem to be offline')]);
  go('online');
  expect(messages()).toEqual(['You are online again.']);

  stop();
  go('offline');
  expect(messages()).toEqual(['You are online again.']);
});
