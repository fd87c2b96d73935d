const minuteMs = 60_000;

/**
 * Notifications that the host sends by itself and that players can mute (specification, section 4), each with the milliseconds
 * in which it is shown once, across browser tabs and reloads (section 9).
 */
export const notificationIntervalMs = {
  cycleOpened: 5 * minuteMs,
  cycleEnding: 30 * minuteMs,
  newSeason: 30 * minuteMs,
  soldOut: 10 * minuteMs,
};

export type NotificationKind = keyof typeof notificationIntervalMs;

// Cast: `Object.keys` loses the names.
export const notificationKinds = Object.keys(notificationIntervalMs) as readonly NotificationKind[];
