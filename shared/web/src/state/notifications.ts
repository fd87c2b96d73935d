import { atom } from 'jotai';
import { followStored, readStored, removeStored, writeStored } from './browser-storage.ts';
import { notificationIntervalMs, createNotification, notificationKinds } from './notification.ts';
import type {
  Notification,
  NotificationRecord,
  NotificationKind,
  NotificationInput,
} from './notification.ts';
import { currentSession } from './session.ts';
import { store } from './store.ts';
import { createStoredAtom } from './create-stored-atom.ts';
import { currentPreferences } from './preferences.ts';

/** Maximum epoch seconds of a `Date` (ECMAScript, section 21.4.1.1). */
const maxEpochSeconds = 8.64e12;

const maxRecords = 20;

const recordsAtom = createStoredAtom<NotificationRecord[]>(readHistory);

recordsAtom.onMount = (set) => followStored(['notices'], () => set(readHistory()));

/** Recent notifications, newest first. Stored in this browser, synchronized across tabs. */
export const notificationHistoryAtom = atom((get) => get(recordsAtom));

/** Adds an unread notification. */
export function addToHistory({ id, message, type, navigateTo }: Notification): void {
  const at = Math.floor(Date.now() / 1_000);
  const userId = currentSession()?.userId;
  const record = { id, message, type, navigateTo, at, isRead: false, userId };
  // Read from storage, because another tab may have added records.
  writeHistory([record, ...readHistory()].slice(0, maxRecords));
}

/** Marks one record as read, or all. */
export function markNotificationRead(id?: string): void {
  writeHistory(
    readHistory().map((record) =>
      id === undefined || record.id === id ? { ...record, isRead: true } : record,
    ),
  );
}

export function clearNotificationHistory(): void {
  removeStored('notices');
  store.set(recordsAtom, []);
}

/** Removes the records of other accounts. Records survive an expired session (specification, section 4); Sign Out clears them all. */
export function keepOwnNotifications(): void {
  const userId = currentSession()?.userId;
  const records = readHistory();
  const ownRecords = records.filter((record) => !userId || !record.userId || record.userId === userId);
  if (ownRecords.length < records.length) writeHistory(ownRecords);
  else store.set(recordsAtom, ownRecords);
}

function writeHistory(records: NotificationRecord[]): void {
  writeStored('notices', JSON.stringify(records));
  store.set(recordsAtom, records);
}

/** Filters out entries that are not valid records, because storage may hold anything. */
function readHistory(): NotificationRecord[] {
  try {
    const values: unknown = JSON.parse(readStored('notices') ?? '[]');
    return Array.isArray(values) ? values.filter(isRecord).slice(0, maxRecords) : [];
  } catch {
    return [];
  }
}

function isRecord(value: Partial<NotificationRecord> | null): value is NotificationRecord {
  return (
    typeof value?.id === 'string' &&
    typeof value.message === 'string' &&
    typeof value.at === 'number' &&
    Math.abs(value.at) <= maxEpochSeconds &&
    typeof value.isRead === 'boolean' &&
    // Paths of this site only: any script of the page can write to storage.
    (value.navigateTo === undefined || /^\/(?!\/)/.test(value.navigateTo))
  );
}

/** Whether a kind was shown within its interval, in this browser tab or another. */
export function wasShownRecently(kind: NotificationKind): boolean {
  const shownAt = readShownAt()[kind] ?? Number.NEGATIVE_INFINITY;
  const elapsed = Date.now() - shownAt;
  // A time in the future comes from a wrong clock.
  return elapsed >= 0 && elapsed < notificationIntervalMs[kind];
}

/** Starts the interval of a kind. */
export function markShown(kind: NotificationKind): void {
  writeStored('toldAt', JSON.stringify({ ...readShownAt(), [kind]: Date.now() }));
}

/** Epoch milliseconds by kind. Filters out values that are not numbers, because storage may hold anything. */
function readShownAt(): Partial<Record<NotificationKind, number>> {
  try {
    const value: unknown = JSON.parse(readStored('toldAt') ?? '{}');
    const entries = Object.entries(value ?? {}).filter(([, at]) => typeof at === 'number');
    return Object.fromEntries(entries);
  } catch {
    return {};
  }
}

/** Maximum number of notifications on screen (specification, section 9). */
const maxOnScreen = 3;

const toastsAtom = atom<Notification[]>([]);
const transientToastsAtom = atom<Notification[]>([]);

/** The toasts on screen, oldest first. */
export const notificationsAtom = atom((get) => get(toastsAtom));

/** The transient toasts on screen, in a separate layer. */
export const transientNotificationsAtom = atom((get) => get(transientToastsAtom));

/** Shows a toast and adds it to the history, unless it is muted or was shown recently. A fourth toast replaces the oldest one that is not persistent. */
export function notify(input: NotificationInput): void {
  const kind = notificationKinds.find((name) => name === input.category);
  if (kind) {
    if (currentPreferences().muted.includes(kind) || wasShownRecently(kind)) return;
    markShown(kind);
  }
  const notification = createNotification(input);
  store.set(toastsAtom, (toasts) => dropExcess([...toasts, notification]));
  addToHistory(notification);
}

/** Shows a toast about a passing condition, which the history does not keep. Returns its id, with which the caller can dismiss it. */
export function showTransientToast(input: Pick<NotificationInput, 'message' | 'type'>): string {
  const notification = createNotification(input);
  store.set(transientToastsAtom, (toasts) => [...toasts, notification].slice(-maxOnScreen));
  return notification.id;
}

/** Removes a toast from the screen; the history keeps it. */
export function dismissNotification(id: string): void {
  for (const layerAtom of [toastsAtom, transientToastsAtom])
    store.set(layerAtom, (toasts) => toasts.filter((toast) => toast.id !== id));
}

function dropExcess(toasts: Notification[]): Notification[] {
  if (toasts.length <= maxOnScreen) return toasts;
  const toastToDrop = toasts.find(({ persistent }) => !persistent) ?? toasts[0];
  return toasts.filter((toast) => toast !== toastToDrop);
}
