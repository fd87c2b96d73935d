import { createContext, use, ViewTransition } from 'react';
import type { ReactNode } from 'react';

/**
 * Whether pictures stay where they are: on a page of another site, whose document a view transition would cover while it runs, and
 * in a second list of the same assets, because the name of a transition is unique in the document.
 */
export const StillPicturesContext = createContext(false);

interface Props {
  /** Id of the asset that the picture shows; null for a card that was not pressed, because two lists would move all assets that both contain. */
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
