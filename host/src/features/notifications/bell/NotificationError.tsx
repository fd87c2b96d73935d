import { NotificationSheet } from '../NotificationSheet.ts';
import { copy } from './copy.ts';

/** Shown when the chunk of the notification centre could not be loaded. Pressing the bell again loads it again. */
export function NotificationError() {
  return (
    <NotificationSheet as="p" role="alert">
      {copy.unavailable}
    </NotificationSheet>
  );
}
