import type { KeyboardEvent } from 'react';

const moves: Record<string, (at: number, last: number) => number> = {
  ArrowDown: (at, last) => (at === last ? 0 : at + 1),
  ArrowUp: (at, last) => (at <= 0 ? last : at - 1),
  Home: () => 0,
  End: (_at, last) => last,
};

/** Arrow keys, Home and End walk the items of a menu, round its ends. */
export function moveFocus(event: KeyboardEvent<HTMLElement>): void {
  const move = moves[event.key];
  if (!move) return;
  event.preventDefault();
  const items = [...event.currentTarget.querySelectorAll<HTMLElement>('[role=menuitem]')];
  const at = items.findIndex((item) => item === document.activeElement);
  items[move(at, items.length - 1)]?.focus();
}
