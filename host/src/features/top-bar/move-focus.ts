import type { KeyboardEvent } from 'react';

const moves: Record<string, (at: number, last: number) => number> = {
  ArrowDown: (at, last) => (at === last ? 0 : at + 1),
  ArrowUp: (at, last) => (at <= 0 ? last : at - 1),
  Home: () => 0,
  End: (_at, last) => last,
};

/** @returns the items of a menu in document order */
export const menuItems = (menu: HTMLElement | null): HTMLElement[] => [
  ...(menu?.querySelectorAll<HTMLElement>('[role=menuitem]') ?? []),
];

/**
 * Handles a key in a menu (ARIA Authoring Practices): arrow keys, Home and End move the focus and wrap around; a letter
 * moves it to the next item that begins with it; Space activates the item, also a link.
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
  const next = move ? items[move(at, items.length - 1)] : nextByFirstLetter(event.key, items, at);
  if (!next) return;
  event.preventDefault();
  next.focus();
}

function nextByFirstLetter(letter: string, items: HTMLElement[], at: number): HTMLElement | undefined {
  if (letter.length !== 1) return undefined; // a named key such as Enter, which activates the item by itself
  const rotated = [...items.slice(at + 1), ...items.slice(0, at + 1)];
  return rotated.find(({ textContent }) => textContent.toLowerCase().startsWith(letter.toLowerCase()));
}
