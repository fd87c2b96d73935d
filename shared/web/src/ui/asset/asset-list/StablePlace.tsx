import { Component } from 'react';
import type { ReactNode, RefObject } from 'react';
import { focusedElement } from '../../browser/focused-element.ts';
import { ownPage } from '../../browser/own-page.ts';

interface Props {
  list: RefObject<HTMLElement | null>;
  /** True while cards are being added by themselves. A change that the player requested may move the list. */
  isGrowing: boolean;
  children: ReactNode;
}

/** A card by the path of its link, which stays the same if the card is rendered again in another group. */
interface Snapshot {
  focused: string | null;
  anchor: { pathname: string; top: number } | null;
}

/**
 * Keeps the card that has the focus where it is, or else the one at the top of the window, while other cards are added above
 * them: both cannot stay, because a card may move to the next row.
 * The browser's scroll anchoring does not: a card that moves to another group is a new element.
 *
 * A class, because only `getSnapshotBeforeUpdate` sees the document as it was before the update.
 */
export class StablePlace extends Component<Props> {
  /** @param before the last cards arrive together with the end of growing */
  override getSnapshotBeforeUpdate(before: Props): Snapshot | null {
    const list = before.list.current;
    if (!before.isGrowing || !list) return null;
    const active = focusedElement(list);
    const focused = active instanceof HTMLAnchorElement && list.contains(active) ? active : null;
    return { focused: focused?.pathname ?? null, anchor: anchorCard(list, focused) };
  }

  override componentDidUpdate(_props: Props, _state: unknown, snapshot: Snapshot | null) {
    const list = this.props.list.current;
    if (!snapshot || !list) return;
    const { focused, anchor } = snapshot;
    if (focused !== null && isFocusLost(list)) cardAt(list, focused)?.focus({ preventScroll: true });
    const card = anchor && cardAt(list, anchor.pathname);
    if (card) ownPage.scrollBy(card.getBoundingClientRect().top - anchor.top);
  }

  override render() {
    return this.props.children;
  }
}

/** The browser gives the focus to the page when the element that had it is removed; a shadow root has none then. */
function isFocusLost(list: HTMLElement): boolean {
  const focused = focusedElement(list);
  return focused === null || focused === document.body;
}

/** The card that stays, once the beginning of the list has been scrolled out of sight; before, the list may move. */
function anchorCard(list: HTMLElement, focused: HTMLAnchorElement | null): Snapshot['anchor'] {
  if (list.getBoundingClientRect().top >= 0) return null;
  const { top = -1 } = focused?.getBoundingClientRect() ?? {};
  if (focused && top >= 0 && top < window.innerHeight) return { pathname: focused.pathname, top };
  const group = [...list.children].find((one) => one.getBoundingClientRect().bottom > 0);
  const card = [...(group?.querySelectorAll('a') ?? [])].find((one) => one.getBoundingClientRect().top >= 0);
  return card ? { pathname: card.pathname, top: card.getBoundingClientRect().top } : null;
}

const cardAt = (list: HTMLElement, pathname: string) =>
  [...list.querySelectorAll('a')].find((card) => card.pathname === pathname);
