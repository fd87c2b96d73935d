import { atom } from 'jotai';
import { followStored, readStored, removeStored, writeStored } from './browser-storage.ts';
import { store } from './store.ts';

/** Something that is told to a player. */
export interface Message {
  id: string;
  message: string;
  type: 'success' | 'error' | 'warning' | 'info';
  /** A click goes there; a path of our own. */
  navigateTo?: string;
}

/** What the notification centre keeps of something that was told. */
export interface NotificationRecord extends Message {
  /** Epoch seconds, by the machine's clock. */
  at: number;
  isRead: boolean;
}

/** Epoch seconds; no calendar goes further (ECMAScript, section 21.4.1.1). */
const lastSecond = 8.64e12;

/** How many are kept: more than anybody reads. */
const most = 20;

const keptAtom = atom<NotificationRecord[]>(readHistory());

keptAtom.onMount = (set) => followStored(['notices'], () => set(readHistory()));

/** What was told lately, newest first. Kept in this browser, followed across tabs. */
export const notificationHistoryAtom = atom((get) => get(keptAtom));

export function addToHistory({ id, message, type, navigateTo }: Message): void {
  const notice = { id, message, type, navigateTo, at: Math.floor(Date.now() / 1_000), isRead: false };
  // Another tab may have kept some since: what is stored counts, not what this page remembers.
  write([notice, ...readHistory()].slice(0, most));
}

/** Marks one as read, or all. */
export function markNotificationRead(id?: string): void {
  write(
    readHistory().map((notice) =>
      id === undefined || notice.id === id ? { ...notice, isRead: true } : notice,
    ),
  );
}

export function clearNotificationHistory(): void {
  removeStored('notices');
  store.set(keptAtom, []);
}

function write(notices: NotificationRecord[]): void {
  writeStored('notices', JSON.stringify(notices));
  store.set(keptAtom, notices);
}

/** Whatever storage holds: what is not a notice of ours is left out. */
function readHistory(): NotificationRecord[] {
  try {
    const kept: unknown = JSON.parse(readStored('notices') ?? '[]');
    return Array.isArray(kept) ? kept.filter(isNotificationRecord).slice(0, most) : [];
  } catch {
    return [];
  }
}

function isNotificationRecord(value: Partial<NotificationRecord> | null): value is NotificationRecord {
  return (
    typeof value?.id === 'string' &&
    typeof value.message === 'string' &&
    typeof value.at === 'number' &&
    Math.abs(value.at) <= lastSecond &&
    typeof value.isRead === 'boolean' &&
    // A link leads to a page of ours, whoever wrote into storage.
    (value.navigateTo === undefined || /^\/(?!\/)/.test(value.navigateTo))
  );
}
