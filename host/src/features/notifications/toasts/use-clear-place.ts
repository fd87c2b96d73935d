import { useEffect } from 'react';
import type { RefObject } from 'react';
import { placeToasts } from './place-toasts.ts';

/** What toasts never cover: titles with the line above them, and menus and offers that the player may be about to press. */
const keptClear = 'main :is(h1, h2, :has(+ h1)), [data-keep-clear]';

/** Keeps the toasts at the top clear of headings and offers for as long as some are shown, whatever the page renders. */
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
      attributeFilter: ['data-keep-clear'],
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
  const boxes = [...document.querySelectorAll<HTMLElement>(keptClear)].map(boxOf);
  const usual = stack.getBoundingClientRect();
  const top = placeToasts(usual, boxes, innerHeight);
  if (top !== usual.top) stack.style.top = `${top}px`;
}

/** A heading is as wide as its column, its text is not. */
function boxOf(element: HTMLElement): DOMRect {
  if (element.dataset.keepClear !== undefined) return element.getBoundingClientRect();
  const text = document.createRange();
  text.selectNodeContents(element);
  return text.getBoundingClientRect();
}
