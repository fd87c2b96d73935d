import { offlineMessage } from '@emberclutch/web/ui/feedback/offline-message.ts';

/** Texts of the connection toasts. They are fetched with the background tasks. */
export const copy = {
  offline: offlineMessage,
  online: 'You are online again.',
};
