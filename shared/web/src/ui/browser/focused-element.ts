/** The element with the focus in the document, or in the shadow root of an embed, that contains the given one. */
export function focusedElement(near: Element | null): Element | null {
  const root = near?.getRootNode();
  return root instanceof Document || root instanceof ShadowRoot ? root.activeElement : null;
}
