import type { KeyboardEvent } from 'react';

/** An `onKeyDown` handler that closes a form or confirmation on Esc. */
export const onEscape =
  (close: () => void) =>
  ({ key }: KeyboardEvent): void => {
    if (key === 'Escape') close();
  };
