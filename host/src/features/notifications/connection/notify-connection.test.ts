import { dismissNotification, transientNotificationsAtom, store } from '@emberclutch/web/state';
import { notifyConnection } from './notify-connection.ts';

const listMessages = () => store.get(transientNotificationsAtom).map(({ message }) => message);
const changeConnection = (state: 'offline' | 'online') => window.dispatchEvent(new Event(state));

afterEach(() => store.get(transientNotificationsAtom).forEach(({ id }) => dismissNotification(id)));

it('the host shows a toast when the network is lost, and replaces the toast when the network is back', () => {
  notifyConnection();

  changeConnection('offline');
  expect(listMessages()).toEqual([expect.stringContaining('You seem to be offline')]);
  changeConnection('online');
  expect(listMessages()).toEqual(['You are online again.']);
});
