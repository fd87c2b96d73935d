/** An element that fills the window, for a canvas. */
export function newPlace(): HTMLElement {
  const place = document.createElement('div');
  place.style.cssText = 'position:absolute;inset:0';
  document.body.append(place);
  return place;
}
