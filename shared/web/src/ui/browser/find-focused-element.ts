/** The focused element of the document, or of the embed's shadow root, that contains `near`. */
export function findFocusedElement(near: Element | null): Element | null {
  const root = near?.getRootNode();
  return root instanceof Document || root instanceof ShadowRoot ? root.activeElement : null;
}
