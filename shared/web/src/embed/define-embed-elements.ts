import { AssetElement } from './asset-element.ts';
import { CountdownElement } from './countdown-element.ts';
import { EmbedElement } from './embed-element.ts';

declare global {
  interface HTMLElementTagNameMap {
    'emberclutch-asset': AssetElement;
    'emberclutch-countdown': CountdownElement;
  }
}

/**
 * Defines `<emberclutch-asset>` and `<emberclutch-countdown>`. Elements that another version has defined in this page stay.
 * @param origin of the site, where elements read and lead by default
 */
export function defineEmbedElements(origin: string): void {
  EmbedElement.origin = origin;
  const elements = { 'emberclutch-asset': AssetElement, 'emberclutch-countdown': CountdownElement };
  for (const [tag, element] of Object.entries(elements))
    if (!customElements.get(tag)) customElements.define(tag, element);
}
