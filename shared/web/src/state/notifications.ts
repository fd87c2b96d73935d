import { atom } from 'jotai';
import { addToHistory } from './notification-history.ts';
import { markShown, wasShownRecently } from './notification-throttle.ts';
import { createNotification } from './notification.ts';
import type { Notification, NotificationInput } from './notification.ts';
import { notificationKinds } from './notification-kinds.ts';
import { currentPreferences } from './preferences.ts';
import { store } from './store.ts';

/** Notifications on screen at a time (specification, section 9). */
const maximum = 3;

const toastsAtom = atom<Notification[]>([]);
const transientToastsAtom = atom<Notification[]>([]);

/** The toasts on screen, oldest first. */
export const notificationsAtom = atom((get) => get(toastsAtom));

/** The transient toasts on screen, in a layer of their own. */
export const transientNotificationsAtom = atom((get) => get(transientToastsAtom));

/**
 * Shows a toast and adds it to the history, unless its category is muted or was shown recently. A fourth toast replaces
 * the oldest that is not persistent.
 */
export function notify(input: NotificationInput): void {
  const kind = notificationKinds.find((each) => each === input.category);
  if (kind) {
    if (currentPreferences().muted.includes(kind) || wasShownRecently(kind)) return;
    markShown(kind);
  }
  const notification = createNotification(input);
  store.set(toastsAtom, (toasts) => dropExcess([...toasts, notification]));
  addToHistory(notification);
}

/**
 * Shows a toast about a passing condition, such as a lost connection. It is not added to the history.
 * @returns its id, to dismiss it when the condition is over
 */
export function showTransientToast(input: Pick<NotificationInput, 'message' | 'type'>): string {
  const notification = createNotification(input);
  store.set(transientToastsAtom, (toasts) => [...toasts, notification].slice(-maximum));
  return notification.id;
}

/** Removes a toast from the screen; the history keeps it. */
export function dismissNotification(id: string): void {
  for (const layerAtom of [toastsAtom, transientToastsAtom])
    store.set(layerAtom, (toasts) => toasts.filter((toast) => toast.id !== id));
}

function dropExcess(toasts: Notification[]): Notification[] {
  if (toasts.length <= maximum) return toasts;
  const dropped = toasts.find(({ persistent }) => !persistent) ?? toasts[0];
  return toasts.filter((toast) => toast !== dropped);
}
