import type { KeyboardEvent } from 'react';

/** Creates an `onKeyDown` handler that closes a form or confirmation on Esc. */
export const closeOnEscape =
  (close: () => void) =>
  ({ key }: KeyboardEvent): void => {
    if (key === 'Escape') close();
  };
