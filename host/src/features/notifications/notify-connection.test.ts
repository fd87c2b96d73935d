import { dismissNotification, transientNotificationsAtom, store } from '@emberclutch/shared/state';
import { notifyConnection } from './notify-connection.ts';

const said = () => store.get(transientNotificationsAtom).map(({ message }) => message);
const turn = (state: 'offline' | 'online') => window.dispatchEvent(new Event(state));

afterEach(() => store.get(transientNotificationsAtom).forEach(({ id }) => dismissNotification(id)));

it('says that the network is gone, and takes it back when it is there again', () => {
  const stop = notifyConnection();

  turn('offline');
  expect(said()).toEqual([expect.stringContaining('You are offline')]);
  turn('online');
  expect(said()).toEqual(['You are online again.']);

  stop();
  turn('offline');
  expect(said()).toEqual(['You are online again.']);
});
