import { copy } from '../copy.ts';
import { CentreSheet } from './centre-sheet.ts';

/** Where the centre itself could not be fetched. It is asked for again when the bell is pressed again. */
export function LostCentre() {
  return (
    <CentreSheet as="p" role="alert">
      {copy.bar.lostNotices}
    </CentreSheet>
  );
}
