import type { KeyboardEvent } from 'react';

/** A handler of `onKeyDown` that closes a form or question on Esc. */
export const onEscape =
  (close: () => void) =>
  ({ key }: KeyboardEvent): void => {
    if (key === 'Escape') close();
  };
