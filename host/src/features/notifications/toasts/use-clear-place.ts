import { useEffect } from 'react';
import type { RefObject } from 'react';
import { keepClearAttribute } from '../../../platform/ui/keep-clear.ts';
import { placeToasts } from './place-toasts.ts';

/** The bar, with its menus and offers. */
const bar = `body header:not(main header), [${keepClearAttribute}]`;

const headings = 'main :is(h1, h2)';

/** What is pressed, filled in or copied. A link with a picture may be covered: it leaves more room than the words around it. */
const controls = 'main :is(a:not(:has(img)), button, label, input, select, pre)';

const text = 'main :is(p, li, figcaption, dt, dd, th, td)';

/** Elements of a kind that are measured; in a long page, those behind them are out of sight. */
const maxMeasured = 200;

/** From other changes of the page until the toasts move: a press that renders a long list is painted before it is measured. */
const delayMs = 100;

/** Keeps the toasts at the top clear of the bar, headings and text, and moves them when the page renders. */
export function useClearPlace(layers: RefObject<HTMLElement | null>, isShown: boolean): void {
  useEffect(() => {
    if (!isShown) return;
    let timer = 0;
    const schedule = () => {
      timer ||= setTimeout(() => {
        timer = 0;
        place(layers.current);
      }, delayMs);
    };
    const observer = new MutationObserver((changes) => {
      if (changes.some((change) => isUrgent(change, layers.current))) place(layers.current);
      else schedule();
    });
    observer.observe(document.body, {
      childList: true,
      subtree: true,
      attributeFilter: [keepClearAttribute],
    });
    addEventListener('resize', schedule);
    return () => {
      clearTimeout(timer);
      observer.disconnect();
      removeEventListener('resize', schedule);
    };
  }, [layers, isShown]);
}

/** Toasts that come or go, and the title of another page: toasts are in place before either is painted. */
const isUrgent = ({ target, addedNodes }: MutationRecord, layers: HTMLElement | null): boolean =>
  layers?.contains(target) === true ||
  Array.from(addedNodes).some((node) => node instanceof Element && node.matches('h1, :has(h1)'));

function place(layers: HTMLElement | null): void {
  const stack = layers?.querySelector<HTMLElement>('.Toastify__toast-container--top-right');
  if (!stack) return;
  stack.style.removeProperty('top');
  const usual = stack.getBoundingClientRect();
  const bars = elementsOf(bar).map((element) => element.getBoundingClientRect());
  const titles = elementsOf(headings).flatMap(boxesOfHeading);
  const pressed = elementsOf(controls).map((element) => element.getBoundingClientRect());
  const texts = elementsOf(text).map((element) => element.getBoundingClientRect());
  // They cover text only if there is no room elsewhere, then controls, and then headings.
  const tiers = [
    [...bars, ...titles, ...pressed, ...texts],
    [...bars, ...titles, ...pressed],
    [...bars, ...titles],
    bars,
  ];
  const top =
    tiers.reduce<number | null>((found, boxes) => found ?? placeToasts(usual, boxes, innerHeight), null) ??
    usual.top;
  if (top !== usual.top) stack.style.top = `${top}px`;
}

const elementsOf = (selector: string) =>
  Array.from(document.querySelectorAll(selector)).slice(0, maxMeasured);

/** The boxes of a first heading with the line above it and the introduction below it, which says what the page is for. */
const boxesOfHeading = (heading: Element): DOMRect[] =>
  [...(heading.matches('h1') ? [heading.previousElementSibling, heading.nextElementSibling] : []), heading]
    .filter((element) => element instanceof Element)
    .map(boxOfText);

/** Measures the text of an element that is as wide as its column. */
function boxOfText(element: Element): DOMRect {
  const contents = document.createRange();
  contents.selectNodeContents(element);
  return contents.getBoundingClientRect();
}
