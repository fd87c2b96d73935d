import { useEffect } from 'react';
import type { RefObject } from 'react';
import { keepClearAttribute } from '../../../platform/ui/keep-clear.ts';
import { placeToasts } from './place-toasts.ts';

/** The bar, with its menus and offers. */
const bar = `body header:not(main header), [${keepClearAttribute}]`;

/** With the line above them. */
const headings = 'main :is(h1, h2, :has(+ h1))';

const text = 'main :is(p, a, button, label, input)';

/** What the toasts keep clear of, the most first. They cover text only if there is no room elsewhere, and then headings. */
const tiers = [`${bar}, ${headings}, ${text}`, `${bar}, ${headings}`, bar];

/** Elements that are measured; in a long page, those behind them are out of sight. */
const maxMeasured = 200;

/** Keeps the toasts at the top clear of the bar, headings and text, and moves them when the page renders. */
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
    tiers.reduce<number | null>(
      (found, tier) => found ?? placeToasts(usual, boxesOf(tier), innerHeight),
      null,
    ) ?? usual.top;
  if (top !== usual.top) stack.style.top = `${top}px`;
}

const boxesOf = (selector: string) =>
  [...document.querySelectorAll<HTMLElement>(selector)].slice(0, maxMeasured).map(boxOf);

/** Measures the text of a heading, because it is as wide as its column. */
function boxOf(element: HTMLElement): DOMRect {
  if (!element.matches(headings)) return element.getBoundingClientRect();
  const contents = document.createRange();
  contents.selectNodeContents(element);
  return contents.getBoundingClientRect();
}
