/** An element that fills the window, for a canvas. */
export function newContainer(): HTMLElement {
  const container = document.createElement('div');
  container.style.cssText = 'position:absolute;inset:0';
  document.body.append(container);
  return container;
}
