import { Asset } from '@emberclutch/contract/asset/asset.ts';
import type { AssetInfo } from '@emberclutch/contract/asset/asset.ts';
import { specimenNumber } from '@emberclutch/contract/asset/specimen-number.ts';
import { pictureUrl } from '../api/picture-url.ts';
import { paths } from '@emberclutch/web/routing/paths.ts';
import { assetOrigins, assetTitle } from '../ui/asset/asset-title.ts';
import { copy as assetCopy } from '../ui/asset/copy.ts';
import { createElement } from './create-element.ts';
import { EmbedElement } from './embed-element.ts';
import { commonAttributes, reflectAttributes } from './embed-options.ts';
import type { EmbedOptions } from './embed-options.ts';
import { MissingError, readPublic } from './read-public.ts';

export interface AssetElementOptions extends EmbedOptions {
  /** Number of the egg, dragon or gateway key. */
  number: string | null;
}

/** `<emberclutch-asset number="12">`: the card of one egg, dragon or gateway key, which leads to its page. */
export class AssetElement extends EmbedElement implements AssetElementOptions {
  static override observedAttributes = [...Object.values(commonAttributes), 'number'];
  declare number: string | null;
  protected readonly kind = 'asset';

  override update(options: Partial<AssetElementOptions>): void {
    super.update(options);
  }

  protected async read(signal: AbortSignal): Promise<Node> {
    const id = /^0*([1-9]\d{0,9})$/.exec(this.number?.trim() ?? '')?.[1];
    if (id === undefined) throw new MissingError(`"${this.number}" is no number of an asset`);
    return this.#card(await readPublic(`${this.api}/v1/assets/${id}`, Asset.read, signal));
  }

  #card(asset: AssetInfo): Node {
    const { id, golden } = asset;
    const select = new CustomEvent('select', { detail: { number: id } });
    const card = this.link(`${this.site}${paths.details(id)}`, 'card', () => this.dispatchEvent(select));
    card.toggleAttribute('data-golden', golden);
    const number = assetCopy.specimen(specimenNumber(id));
    const line = (className: string, ...words: string[]) => createElement('span', { className }, ...words);
    card.append(
      createElement('span', { className: 'picture' }, ...this.#picture(asset)),
      createElement(
        'span',
        { className: 'caption' },
        line('quiet', golden ? `${number} · ${assetCopy.golden}` : number),
        line('title', assetTitle(asset)),
        line('quiet', assetOrigins(asset).join(' · ')),
      ),
    );
    return card;
  }

  /** The words beside it say what it shows. */
  #picture({ thumbnail, gatewayKey }: AssetInfo): Node[] {
    const address = thumbnail ?? gatewayKey?.thumbnail;
    if (!address) return [];
    const src = pictureUrl(address, this.api);
    return [createElement('img', { referrerPolicy: 'no-referrer', decoding: 'async', alt: '', src })];
  }
}

reflectAttributes(AssetElement.prototype, { number: 'number' });
