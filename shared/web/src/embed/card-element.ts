import type { AssetInfo } from '@emberclutch/contract/asset/asset.ts';
import { formatSpecimenNumber } from '@emberclutch/contract/asset/specimen-number.ts';
import { paths } from '@emberclutch/web/routing/paths.ts';
import { serverNow } from '@emberclutch/web/state';
import { resolvePictureUrl } from '../api/resolve-picture-url.ts';
import { listOrigins, formatAssetTitle } from '../ui/asset/format-asset-title.ts';
import { copy as assetCopy } from '../ui/asset/copy.ts';
import { copy } from './copy.ts';
import { createElement } from './create-element.ts';
import { EmbedElement } from './embed-element.ts';
import { formatRelativeTime } from './create-instant.ts';

const createLine = (className: string, ...children: (Node | string)[]) =>
  createElement('span', { className }, ...children);

function createHatchTime({ assetState, dragon }: AssetInfo, locale: string): Node[] {
  const at = dragon?.egg.hatchesAt;
  const now = serverNow() / 1_000;
  if (assetState === 'HATCHED' || !at || at <= now) return [];
  const dateTime = new Date(at * 1_000).toISOString();
  const timeLeft = formatRelativeTime(at, now, locale);
  const time = createElement('time', { dateTime, lang: locale }, timeLeft);
  return [createLine('quiet', `${copy.hatches} `, time)];
}

/** The picture is decorative: the text beside it says the same. */
function createPicture({ thumbnail, gatewayKey }: AssetInfo, api: string): Node[] {
  const address = thumbnail ?? gatewayKey?.thumbnail;
  if (!address) return [];
  const src = resolvePictureUrl(address, api);
  return [createElement('img', { referrerPolicy: 'no-referrer', decoding: 'async', alt: '', src })];
}

/** Base class of the elements that show cards of assets. */
export abstract class CardElement extends EmbedElement {
  /** A link to the page of an asset. Dispatches `select` and `navigate` first. */
  protected createCard(asset: AssetInfo): HTMLElement {
    const { id, golden } = asset;
    const number = assetCopy.specimen(formatSpecimenNumber(id));
    const card = createElement(
      'a',
      {
        className: golden ? 'card golden' : 'card',
        href: `${this.site}${paths.details(id)}`,
        referrerPolicy: 'no-referrer',
      },
      createLine('picture', ...createPicture(asset, this.api)),
      createLine(
        'caption',
        createLine('quiet', [number, ...(golden ? [assetCopy.golden] : [])].join(' · ')),
        createLine('title', formatAssetTitle(asset)),
        createLine('quiet origins', listOrigins(asset).join(' · ')),
        ...createHatchTime(asset, this.timeLocale),
      ),
    );
    this.announcePress(card, () => this.dispatchEvent(new CustomEvent('select', { detail: { number: id } })));
    return card;
  }
}
