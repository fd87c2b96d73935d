/** The one store of a page: a singleton of the federation, so it has one face and nothing else may be imported. */
export { clearStored, readStored, writeStored } from './browser-storage.ts';
export { awardGoldenEggs, goldenEggAwardEvent } from './golden-award.ts';
export type { AwardedEgg, GoldenEggAward } from './golden-award.ts';
export { beGuest, isGuest } from './guest.ts';
export { clearNotices, noticesAtom, readNotice } from './notices.ts';
export type { Notice } from './notices.ts';
export {
  dismissNotification,
  notificationsAtom,
  notify,
  notifyInPassing,
  passingNotificationsAtom,
} from './notifications.ts';
export type { Notification, Told } from './notifications.ts';
export { isPasskeyOfferedAtom, offerPasskey, settlePasskeyOffer } from './passkey-offer.ts';
export { changePreferences, currentPreferences, notificationKinds, preferencesAtom } from './preferences.ts';
export type { NotificationKind, Preferences } from './preferences.ts';
export { keepSeason, keptSeason, romanAge } from './season.ts';
export type { KeptSeason } from './season.ts';
export { serverNow, setServerTime } from './server-clock.ts';
export {
  authStateAtom,
  clearSession,
  currentSession,
  dropSession,
  hasSessionLapsedAtom,
  keepSession,
  sessionAtom,
} from './session.ts';
export type { Session } from './session.ts';
export { currentSite, siteAtom } from './site.ts';
export type { StorageKey } from './storage-keys.ts';
export { store } from './store.ts';
export { chooseThemeMode, followSystemTheme, themeChoiceAtom, themeModeAtom } from './theme.ts';
