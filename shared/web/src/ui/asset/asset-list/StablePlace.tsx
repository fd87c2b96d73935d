import { Component } from 'react';
import type { ReactNode, RefObject } from 'react';

interface Props {
  list: RefObject<HTMLElement | null>;
  /** True while cards are being added by themselves. A change that the player requested may move the list. */
  isGrowing: boolean;
  children: ReactNode;
}

/** A card by the path of its link, which stays the same if the card is rendered again in another group. */
interface Snapshot {
  focused: string | null;
  topmost: { pathname: string; top: number } | null;
}

/**
 * Keeps the card at the top of the window where it is, and the focus on its card, while other cards are added above them.
 * The browser's scroll anchoring does not: a card that moves to another group is a new element.
 *
 * A class, because only `getSnapshotBeforeUpdate` sees the document as it was before the update.
 */
export class StablePlace extends Component<Props> {
  /** @param before the last cards arrive together with the end of growing */
  override getSnapshotBeforeUpdate(before: Props): Snapshot | null {
    const list = before.list.current;
    if (!before.isGrowing || !list) return null;
    const active = document.activeElement;
    return {
      focused: active instanceof HTMLAnchorElement && list.contains(active) ? active.pathname : null,
      topmost: topmostCard(list),
    };
  }

  override componentDidUpdate(_props: Props, _state: unknown, snapshot: Snapshot | null) {
    const list = this.props.list.current;
    if (!snapshot || !list) return;
    const { focused, topmost } = snapshot;
    if (focused !== null && document.activeElement === document.body)
      cardAt(list, focused)?.focus({ preventScroll: true });
    const card = topmost && cardAt(list, topmost.pathname);
    if (card) window.scrollBy(0, card.getBoundingClientRect().top - topmost.top);
  }

  override render() {
    return this.props.children;
  }
}

/** The first card in sight, once the beginning of the list has been scrolled out of sight; before, the list may move. */
function topmostCard(list: HTMLElement): Snapshot['topmost'] {
  if (list.getBoundingClientRect().top >= 0) return null;
  const group = [...list.children].find((one) => one.getBoundingClientRect().bottom > 0);
  const card = [...(group?.querySelectorAll('a') ?? [])].find((one) => one.getBoundingClientRect().top >= 0);
  return card ? { pathname: card.pathname, top: card.getBoundingClientRect().top } : null;
}

const cardAt = (list: HTMLElement, pathname: string) =>
  [...list.querySelectorAll('a')].find((card) => card.pathname === pathname);
