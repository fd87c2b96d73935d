import { AssetElement } from './asset-element.ts';
import { CountdownElement } from './countdown-element.ts';
import { EmbedElement } from './embed-element.ts';
import { HatcheryElement } from './hatchery-element.ts';
import { SpawnElement } from './spawn-element.ts';
import { WorldElement } from './world-element.ts';

declare global {
  interface HTMLElementTagNameMap {
    'emberclutch-asset': AssetElement;
    'emberclutch-countdown': CountdownElement;
    'emberclutch-hatchery': HatcheryElement;
    'emberclutch-spawn': SpawnElement;
    'emberclutch-world': WorldElement;
  }
}

/**
 * Defines `<emberclutch-asset>`, `<emberclutch-hatchery>`, `<emberclutch-world>`, `<emberclutch-countdown>` and
 * `<emberclutch-spawn>`. Elements that another script has defined in this page stay.
 * @param origin of the site, where elements read and lead by default
 */
export function defineEmbedElements(origin: string): void {
  EmbedElement.origin = origin;
  const elements = {
    'emberclutch-asset': AssetElement,
    'emberclutch-countdown': CountdownElement,
    'emberclutch-hatchery': HatcheryElement,
    'emberclutch-spawn': SpawnElement,
    'emberclutch-world': WorldElement,
  };
  for (const [tag, element] of Object.entries(elements))
    if (!customElements.get(tag)) customElements.define(tag, element);
}
