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

interface CardContext {
  /** Base URL of the links. */
  site: string;
  /** Base of the API that serves its picture. */
  api: string;
  locale: string;
  /** Current time in epoch milliseconds. */
  now: number;
}

function createAssetCard(asset: AssetInfo, context: CardContext): HTMLElement {
  const { id, golden } = asset;
  const number = assetCopy.specimen(formatSpecimenNumber(id));
  return createElement(
    'a',
    {
      className: golden ? 'card golden' : 'card',
      href: `${context.site}${paths.details(id)}`,
      referrerPolicy: 'no-referrer',
    },
    createLine('picture', ...createPicture(asset, context.api)),
    createLine(
      'caption',
      createLine('quiet', [number, ...(golden ? [assetCopy.golden] : [])].join(' · ')),
      createLine('title', formatAssetTitle(asset)),
      createLine('quiet origins', listOrigins(asset).join(' · ')),
      ...createHatchTime(asset, context),
    ),
  );
}

const createLine = (className: string, ...children: (Node | string)[]) =>
  createElement('span', { className }, ...children);

function createHatchTime({ assetState, dragon }: AssetInfo, { now, locale }: CardContext): Node[] {
  const at = dragon?.egg.hatchesAt;
  if (assetState === 'HATCHED' || !at || at * 1_000 <= now) return [];
  const dateTime = new Date(at * 1_000).toISOString();
  const timeLeft = formatRelativeTime(at, now / 1_000, locale);
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
    const { site, api, localeOfTimes: locale } = this;
    const card = createAssetCard(asset, { site, api, locale, now: serverNow() });
    const { id: number } = asset;
    this.announcePress(card, () => this.dispatchEvent(new CustomEvent('select', { detail: { number } })));
    return card;
  }
}
