import { createContext, use, ViewTransition } from 'react';
import type { ReactNode } from 'react';

/**
 * Whether pictures stay where they are: on a page of another site, whose document a view transition would cover while it runs, and
 * in a second list of the same assets, because the name of a view transition must be unique in the document.
 */
export const StillPicturesContext = createContext(false);

interface Props {
  /** Id of the shown asset. Null for a card that was not pressed: otherwise, every asset that two lists have in common would move. */
  id: number | null;
  children: ReactNode;
}

/** A picture that moves from the pressed card of its asset into the page that the card opens. Nothing else of these pages is animated. */
export function MovingPicture({ id, children }: Props) {
  if (use(StillPicturesContext)) return children;
  return (
    <ViewTransition name={id === null ? undefined : `asset-${id}`} default="none" share="auto">
      {children}
    </ViewTransition>
  );
}
