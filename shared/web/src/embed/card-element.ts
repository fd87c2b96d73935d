import type { AssetInfo } from '@emberclutch/contract/asset/asset.ts';
import { specimenNumber } from '@emberclutch/contract/asset/specimen-number.ts';
import { serverNow } from '@emberclutch/web/state';
import { pictureUrl } from '../api/picture-url.ts';
import { paths } from '@emberclutch/web/routing/paths.ts';
import { assetOrigins, assetTitle } from '../ui/asset/asset-title.ts';
import { copy as assetCopy } from '../ui/asset/copy.ts';
import { copy } from './copy.ts';
import { createElement } from './create-element.ts';
import { EmbedElement } from './embed-element.ts';
import { relativeInstant } from './instant.ts';

/** The elements that show cards of assets. */
export abstract class CardElement extends EmbedElement {
  /** A link to the page of an asset, with its picture, number, title and origin. */
  protected card(asset: AssetInfo): HTMLAnchorElement {
    const { id, golden } = asset;
    const card = this.link(`${this.site}${paths.details(id)}`, 'card', () =>
      this.dispatchEvent(new CustomEvent('select', { detail: { number: id } })),
    );
    card.toggleAttribute('data-golden', golden);
    const number = assetCopy.specimen(specimenNumber(id));
    const line = (className: string, ...words: (Node | string)[]) =>
      createElement('span', { className }, ...words);
    card.append(
      createElement('span', { className: 'picture' }, ...this.#picture(asset)),
      createElement(
        'span',
        { className: 'caption' },
        line('quiet', [number, ...(golden ? [assetCopy.golden] : [])].join(' · ')),
        line('title', assetTitle(asset)),
        line('quiet origins', assetOrigins(asset).join(' · ')),
        ...this.#hatching(asset),
      ),
    );
    return card;
  }

  /** A line about when an egg hatches, seen from now: narrow cards have no room for it in another line. */
  #hatching({ assetState, dragon }: AssetInfo): Node[] {
    const at = dragon?.egg.hatchesAt;
    if (assetState === 'HATCHED' || !at || at * 1_000 <= serverNow()) return [];
    const time = relativeInstant(at, serverNow() / 1_000, this.localeOfTimes);
    return [createElement('span', { className: 'quiet' }, `${copy.hatches} `, time)];
  }

  /** The words beside it say what it shows. */
  #picture({ thumbnail, gatewayKey }: AssetInfo): Node[] {
    const address = thumbnail ?? gatewayKey?.thumbnail;
    if (!address) return [];
    const src = pictureUrl(address, this.api);
    return [createElement('img', { referrerPolicy: 'no-referrer', decoding: 'async', alt: '', src })];
  }
}
