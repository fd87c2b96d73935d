import { isValidElement } from 'react';
import type { ReactElement, ReactNode } from 'react';
import { elementStyle } from './element-sheet.ts';

/** An element of the DOM: its tag, its properties, and its children. */
type Part = readonly [
  tag: string,
  properties: Readonly<Record<string, unknown>>,
  ...children: (Part | string)[],
];

/**
 * A module script that shows content in the first element of a page that has these attributes, and then loads the script that defines
 * the elements. It builds the content by the DOM, as the elements do, so that a policy with Trusted Types needs no exception.
 * @param attributes their values; null: the element must not have it
 * @param box of elements of the DOM, no components
 */
export const elementScript = (
  tag: string,
  attributes: Readonly<Record<string, string | null>>,
  box: ReactElement,
): string => `const build = ([tag, properties, ...children]) => {
  const element = Object.assign(document.createElement(tag), properties);
  element.append(...children.map((child) => (typeof child === 'string' ? child : build(child))));
  return element;
};
const attributes = Object.entries(${JSON.stringify(attributes)});
const fits = (element) => !element.shadowRoot && attributes.every(([name, value]) => element.getAttribute(name) === value);
const element = [...document.querySelectorAll(${JSON.stringify(tag)})].find(fits);
if (element) {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(${JSON.stringify(elementStyle)});
  const root = element.attachShadow({ mode: 'open' });
  root.adoptedStyleSheets = [sheet];
  root.append(...${JSON.stringify(partsOf(box))}.map(build));
}
import(new URL('/embed/v1/emberclutch.js', import.meta.url).href);
`;

function partsOf(node: ReactNode): (Part | string)[] {
  if (node === null || node === undefined || typeof node === 'boolean') return [];
  if (Array.isArray(node)) return node.flatMap(partsOf);
  if (!isValidElement<{ children?: ReactNode }>(node)) return [String(node)];
  const { children, ...properties } = node.props;
  const named = Object.entries(properties).map(([name, value]) => [propertyOf(name), value]);
  return [[String(node.type), Object.fromEntries(named), ...partsOf(children)]];
}

/** `aria-hidden` -> `ariaHidden`; React names all others as the DOM does. */
const propertyOf = (name: string) => name.replace(/-(\w)/g, (_match, letter: string) => letter.toUpperCase());
