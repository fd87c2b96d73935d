import type { AssetInfo } from '@emberclutch/contract/asset/asset.ts';
import { serverNow } from '@emberclutch/web/state';
import { assetCard } from './asset-card.ts';
import { createElement } from './create-element.ts';
import { EmbedElement } from './embed-element.ts';

/** The elements that show cards of assets. */
export abstract class CardElement extends EmbedElement {
  /** A link to the page of an asset, which the page hears of first. */
  protected card(asset: AssetInfo): HTMLElement {
    const { site, api, localeOfTimes: locale } = this;
    const card = assetCard<HTMLElement>(createElement, asset, { site, api, locale, now: serverNow() });
    this.announce(card, () =>
      this.dispatchEvent(new CustomEvent('select', { detail: { number: asset.id } })),
    );
    return card;
  }
}
