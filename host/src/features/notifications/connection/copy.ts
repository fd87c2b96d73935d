import { offlineMessage } from '@emberclutch/web/ui/feedback/offline-message.ts';

export const copy = {
  offline: offlineMessage,
  online: 'You are online again.',
};
