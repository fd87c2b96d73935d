import { copy } from '../../copy.ts';
import { NotificationSheet } from './centre-sheet.ts';

/** Where the centre itself could not be fetched. It is asked for again when the bell is pressed again. */
export function NotificationError() {
  return (
    <NotificationSheet as="p" role="alert">
      {copy.bar.lostNotices}
    </NotificationSheet>
  );
}
