import type { KeyboardEvent } from 'react';

const moves: Record<string, (at: number, last: number) => number> = {
  ArrowDown: (at, last) => (at === last ? 0 : at + 1),
  ArrowUp: (at, last) => (at <= 0 ? last : at - 1),
  Home: () => 0,
  End: (_at, last) => last,
};

/** In the order in which they are walked. */
export const menuItems = (menu: HTMLElement | null): HTMLElement[] => [
  ...(menu?.querySelectorAll<HTMLElement>('[role=menuitem]') ?? []),
];

/**
 * Moves through the items of a menu (ARIA Authoring Practices): arrow keys, Home and End walk them, round the ends; a
 * letter goes to the next item that begins with it; the space bar presses, links too.
 */
export function moveFocus(event: KeyboardEvent<HTMLElement>): void {
  if (event.ctrlKey || event.metaKey || event.altKey) return;
  const items = menuItems(event.currentTarget);
  const at = items.findIndex((item) => item === document.activeElement);
  if (event.key === ' ') {
    event.preventDefault();
    items[at]?.click();
    return;
  }
  const move = moves[event.key];
  const next = move ? items[move(at, items.length - 1)] : nextCalled(event.key, items, at);
  if (!next) return;
  event.preventDefault();
  next.focus();
}

function nextCalled(letter: string, items: HTMLElement[], at: number): HTMLElement | undefined {
  if (letter.length !== 1) return undefined; // such as Enter, which presses by itself
  const inTurn = [...items.slice(at + 1), ...items.slice(0, at + 1)];
  return inTurn.find(({ textContent }) => textContent.toLowerCase().startsWith(letter.toLowerCase()));
}
