import { useEffect } from 'react';
import type { RefObject } from 'react';
import { keepClearAttribute } from '../../../platform/ui/keep-clear.ts';
import { placeToasts } from './place-toasts.ts';

const controls = `[${keepClearAttribute}]`;

/** With the line above them. */
const headings = 'main :is(h1, h2, :has(+ h1))';

/**
 * Keeps the toasts at the top clear of controls and headings, and moves them when the page renders. If there is not enough
 * room, they may cover a heading.
 */
export function useClearPlace(layers: RefObject<HTMLElement | null>, isShown: boolean): void {
  useEffect(() => {
    if (!isShown) return;
    let frame = 0;
    const schedule = () => {
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(() => place(layers.current));
    };
    const observer = new MutationObserver(schedule);
    observer.observe(document.body, {
      childList: true,
      subtree: true,
      attributeFilter: [keepClearAttribute],
    });
    addEventListener('resize', schedule);
    schedule();
    return () => {
      cancelAnimationFrame(frame);
      observer.disconnect();
      removeEventListener('resize', schedule);
    };
  }, [layers, isShown]);
}

function place(layers: HTMLElement | null): void {
  const stack = layers?.querySelector<HTMLElement>('.Toastify__toast-container--top-right');
  if (!stack) return;
  stack.style.removeProperty('top');
  const usual = stack.getBoundingClientRect();
  const top =
    placeToasts(usual, boxesOf(`${controls}, ${headings}`), innerHeight) ??
    placeToasts(usual, boxesOf(controls), innerHeight) ??
    usual.top;
  if (top !== usual.top) stack.style.top = `${top}px`;
}

const boxesOf = (selector: string) => [...document.querySelectorAll<HTMLElement>(selector)].map(boxOf);

/** Measures the text, because a heading is as wide as its column. */
function boxOf(element: HTMLElement): DOMRect {
  if (element.hasAttribute(keepClearAttribute)) return element.getBoundingClientRect();
  const text = document.createRange();
  text.selectNodeContents(element);
  return text.getBoundingClientRect();
}
