import { offlineMessage } from '@emberclutch/web/ui/feedback/offline-message.ts';

/** Texts of the connection toasts, in the chunk of the background tasks. */
export const copy = {
  offline: offlineMessage,
  online: 'You are online again.',
};
