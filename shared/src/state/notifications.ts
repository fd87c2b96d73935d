import { atom } from 'jotai';
import { addToHistory } from './notification-history.ts';
import type { Message } from './notification-history.ts';
import { currentPreferences, notificationKinds } from './preferences.ts';
import { store } from './store.ts';
import { wasShownRecently } from './notification-throttle.ts';

export interface Notification extends Message {
  /** Milliseconds on screen. */
  duration: number;
  /** Stays until it is closed. */
  persistent: boolean;
  /** What it is about. Those of `notificationKinds` can be muted, and are not told twice. */
  category?: string;
}

export type NotificationInput = Pick<Notification, 'message' | 'type' | 'navigateTo' | 'category'> &
  Partial<Pick<Notification, 'duration' | 'persistent'>>;

/** At most 3 at a time, 5 s each (specification, section 9). */
const most = 3;
const usualDuration = 5_000;

const listAtom = atom<Notification[]>([]);
const asidesAtom = atom<Notification[]>([]);

/** What is to be shown now, oldest first. */
export const notificationsAtom = atom((get) => get(listAtom));

/** What is said in passing, in the second layer. */
export const transientNotificationsAtom = atom((get) => get(asidesAtom));

/**
 * Tells the player something, from anywhere, and keeps it in the notification centre. A fourth pushes out the oldest
 * that does not have to stay.
 */
export function notify(told: NotificationInput): void {
  const kind = notificationKinds.find((each) => each === told.category);
  if (kind && (currentPreferences().muted.includes(kind) || wasShownRecently(kind))) return;
  const notification = complete(told);
  store.set(listAtom, (shown) => withRoom([...shown, notification]));
  addToHistory(notification);
}

/**
 * Says something of the moment, such as that the network is gone: for 5 s, and nobody has to find it again.
 * @returns its id, by which it can be taken back when it is no longer true
 */
export function showTransientToast(told: Pick<NotificationInput, 'message' | 'type'>): string {
  const aside = complete(told);
  store.set(asidesAtom, (shown) => [...shown, aside].slice(-most));
  return aside.id;
}

export function dismissNotification(id: string): void {
  for (const layer of [listAtom, asidesAtom])
    store.set(layer, (shown) => shown.filter((notification) => notification.id !== id));
}

/** Ids are kept with the notices of all tabs, so that they differ between tabs too. */
const complete = ({
  duration = usualDuration,
  persistent = false,
  ...rest
}: NotificationInput): Notification => ({
  ...rest,
  duration,
  persistent,
  id: `notification-${Date.now().toString(36)}-${Math.random().toString(36).slice(2)}`,
});

function withRoom(shown: Notification[]): Notification[] {
  if (shown.length <= most) return shown;
  const going = shown.find(({ persistent }) => !persistent) ?? shown[0];
  return shown.filter((notification) => notification !== going);
}
