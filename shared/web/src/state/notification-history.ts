import { atom } from 'jotai';
import { followStored, readStored, removeStored, writeStored } from './browser-storage.ts';
import type { Notification, NotificationRecord } from './notification.ts';
import { currentSession } from './session.ts';
import { store } from './store.ts';
import { storedAtom } from './stored-atom.ts';

/** Epoch seconds; a `Date` goes no further (ECMAScript, section 21.4.1.1). */
const latestSecond = 8.64e12;

/** Records kept; older ones are dropped. */
const maximum = 20;

const recordsAtom = storedAtom<NotificationRecord[]>(readHistory);

recordsAtom.onMount = (set) => followStored(['notices'], () => set(readHistory()));

/** Recent notifications, newest first. Stored in this browser, synchronised across tabs. */
export const notificationHistoryAtom = atom((get) => get(recordsAtom));

/** Adds a notification as unread. */
export function addToHistory({ id, message, type, navigateTo }: Notification): void {
  const shownAt = Math.floor(Date.now() / 1_000);
  const userId = currentSession()?.userId;
  const record = { id, message, type, navigateTo, shownAt, isRead: false, userId };
  // Read from storage, because another tab may have added records that this one has not seen.
  writeHistory([record, ...readHistory()].slice(0, maximum));
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

/**
 * Removes the records of other accounts once a player has signed in. An expired session keeps them (specification,
 * section 4), and Sign Out has cleared them all.
 */
export function keepOwnNotifications(): void {
  const userId = currentSession()?.userId;
  const records = readHistory();
  const own = records.filter((record) => !userId || !record.userId || record.userId === userId);
  if (own.length < records.length) writeHistory(own);
  else store.set(recordsAtom, own);
}

/** A record as it is stored: `shownAt` has the name `at` there. */
type StoredRecord = Omit<NotificationRecord, 'shownAt'> & { at: number };

function writeHistory(records: NotificationRecord[]): void {
  const stored = records.map(({ id, message, type, navigateTo, shownAt, isRead, userId }): StoredRecord => ({
    id,
    message,
    type,
    navigateTo,
    at: shownAt,
    isRead,
    userId,
  }));
  writeStored('notices', JSON.stringify(stored));
  store.set(recordsAtom, records);
}

/** Storage may hold anything: entries that are not records are left out. */
function readHistory(): NotificationRecord[] {
  try {
    const stored: unknown = JSON.parse(readStored('notices') ?? '[]');
    if (!Array.isArray(stored)) return [];
    return stored
      .filter(isStoredRecord)
      .slice(0, maximum)
      .map(({ at, ...record }) => ({ ...record, shownAt: at }));
  } catch {
    return [];
  }
}

function isStoredRecord(value: Partial<StoredRecord> | null): value is StoredRecord {
  return (
    typeof value?.id === 'string' &&
    typeof value.message === 'string' &&
    typeof value.at === 'number' &&
    Math.abs(value.at) <= latestSecond &&
    typeof value.isRead === 'boolean' &&
    // Paths of this site only: any script of the page can write to storage.
    (value.navigateTo === undefined || /^\/(?!\/)/.test(value.navigateTo))
  );
}
