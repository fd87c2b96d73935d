/** One notification, as shown in the toast and in the history. */
export interface Notification {
  /** Unique across browser tabs, which share one history. */
  id: string;
  message: string;
  type: 'success' | 'error' | 'warning' | 'info';
  /** Path of this site that a click opens. */
  navigateTo?: string;
  /** Topic. Players can mute the `notificationKinds`, which also appear only once per interval. */
  category?: string;
  duration: number;
  /** Stays on screen until the player closes it. */
  persistent: boolean;
}

/** The properties that a caller sets; the others have defaults. */
export type NotificationInput = Pick<Notification, 'message' | 'type' | 'navigateTo' | 'category'> &
  Partial<Pick<Notification, 'duration' | 'persistent'>>;

export interface NotificationRecord extends Pick<Notification, 'id' | 'message' | 'type' | 'navigateTo'> {
  /** Epoch seconds, by the clock of this machine. */
  at: number;
  isRead: boolean;
  userId?: string | undefined;
}

/** Specification, section 9. */
const defaultDurationMs = 5_000;

/** Completes a notification with default values. */
export const createNotification = ({
  duration = defaultDurationMs,
  persistent = false,
  ...rest
}: NotificationInput): Notification => ({
  ...rest,
  duration,
  persistent,
  id: `notification-${Date.now().toString(36)}-${Math.random().toString(36).slice(2)}`,
});

const minuteMs = 60_000;

/** Notifications that players can mute (specification, section 4), with their minimum interval across tabs and reloads (section 9). */
export const notificationIntervalMs = {
  cycleOpened: 5 * minuteMs,
  cycleEnding: 30 * minuteMs,
  newSeason: 30 * minuteMs,
  soldOut: 10 * minuteMs,
};

export type NotificationKind = keyof typeof notificationIntervalMs;

// Cast: `Object.keys` loses the names.
export const notificationKinds = Object.keys(notificationIntervalMs) as readonly NotificationKind[];
