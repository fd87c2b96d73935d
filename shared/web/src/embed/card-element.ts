import type { AssetInfo } from '@emberclutch/contract/asset/asset.ts';
import { serverNow } from '@emberclutch/web/state';
import { assetCard } from './asset-card.ts';
import { createElement } from './create-element.ts';
import { EmbedElement } from './embed-element.ts';

/** The elements that show cards of assets. */
export abstract class CardElement extends EmbedElement {
  constructor() {
    super();
    // The links that the server of the page has put there.
    for (const link of this.shadowRoot?.querySelectorAll('a') ?? [])
      if (link.matches('.card')) this.#announceCard(link, Number(link.pathname.split('/').at(-1)));
      else this.announce(link);
  }

  /** A link to the page of an asset. Dispatches `navigate` first. */
  protected card(asset: AssetInfo): HTMLElement {
    const { site, api, localeOfTimes: locale } = this;
    const card = assetCard<HTMLElement>(createElement, asset, { site, api, locale, now: serverNow() });
    this.#announceCard(card, asset.id);
    return card;
  }

  #announceCard(card: HTMLElement, number: number): void {
    this.announce(card, () => this.dispatchEvent(new CustomEvent('select', { detail: { number } })));
  }
}
