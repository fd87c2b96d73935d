import type { AssetInfo } from '@emberclutch/contract/asset/asset.ts';
import { serverNow } from '@emberclutch/web/state';
import { assetCard } from './asset-card.ts';
import { EmbedElement } from './embed-element.ts';

/** The elements that show cards of assets. */
export abstract class CardElement extends EmbedElement {
  /** A link to the page of an asset. Dispatches `select` and `navigate` first. */
  protected card(asset: AssetInfo): HTMLElement {
    const { site, api, localeOfTimes: locale } = this;
    const card = assetCard(asset, { site, api, locale, now: serverNow() });
    const { id: number } = asset;
    this.announce(card, () => this.dispatchEvent(new CustomEvent('select', { detail: { number } })));
    return card;
  }
}
