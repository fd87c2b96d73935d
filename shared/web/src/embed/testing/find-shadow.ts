/** The shadow root of an element, for the queries of Testing Library. */
export function findShadow(element: Element): HTMLElement {
  if (!element.shadowRoot) throw new Error('There is no shadow root');
  // Cast: the library expects an element; a shadow root has all members that it uses.
  return element.shadowRoot as unknown as HTMLElement;
}
