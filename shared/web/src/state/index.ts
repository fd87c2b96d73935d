/** The state that apps share. A singleton of the federation: other packages must import it by this specifier. */
export { readCookie, writeCookie } from './browser-cookie.ts';
export { clearStored, readStored, writeStored } from './browser-storage.ts';
export {
  changeComparedIds,
  comparedIdsAtom,
  currentComparedIds,
  endCompareMode,
  maxCompared,
} from './compared-ids.ts';
export { dispatchGoldenEggAward, goldenEggAwardEvent } from './golden-award.ts';
export type { AwardedEgg, GoldenEggAward } from './golden-award.ts';
export { enableEmbedMode, isEmbedded, storageName } from './embed-mode.ts';
export {
  clearNotificationHistory,
  keepOwnNotifications,
  notificationHistoryAtom,
  markNotificationRead,
} from './notifications.ts';
export {
  dismissNotification,
  notificationsAtom,
  notify,
  showTransientToast,
  transientNotificationsAtom,
} from './notifications.ts';
export type { Notification, NotificationInput, NotificationRecord } from './notification.ts';
export { pendingSignOuts, settleSignOut } from './pending-sign-outs.ts';
export type { PendingSignOut } from './pending-sign-outs.ts';
export { isPasskeyOfferedAtom, offerPasskey, settlePasskeyOffer } from './passkey-offer.ts';
export { notificationKinds } from './notification.ts';
export type { NotificationKind } from './notification.ts';
export { changePreferences, currentPreferences, preferencesAtom } from './preferences.ts';
export type { Preferences } from './preferences.ts';
export { rendered } from './rendered.ts';
export { storeSeason, storedSeason, romanAge } from './season.ts';
export type { StoredSeason } from './season.ts';
export { serverNow, setServerTime } from './server-clock.ts';
export {
  authStateAtom,
  signOut,
  currentSession,
  expireSession,
  sessionEndAtom,
  setSession,
  sessionAtom,
} from './session.ts';
export type { Session, SessionEnd } from './session.ts';
export { currentSite, siteAtom } from './site.ts';
export type { StorageKey } from './storage-keys.ts';
export { store } from './store.ts';
export { chooseThemeMode, followSystemTheme, themeChoiceAtom, themeModeAtom } from './theme.ts';
