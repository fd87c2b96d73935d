import { useEffect, useState } from 'react';
import { slotShown } from './slot-shown.ts';

/** False until the first page is shown in its slot: what decorates it is loaded after that. */
export function useIsSlotShown(): boolean {
  const [isShown, setShown] = useState(false);
  useEffect(() => void slotShown.then(() => setShown(true)), []);
  return isShown;
}
