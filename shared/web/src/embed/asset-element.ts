import { Asset } from '@emberclutch/contract/asset/asset.ts';
import { CardElement } from './card-element.ts';
import { commonAttributes, reflectAttributes } from './embed-options.ts';
import type { AssetOptions } from './embed-options.ts';
import { callApi, MissingError } from './call-api.ts';

/** `<emberclutch-asset number="12">`: the card of one egg, dragon or gateway key, which leads to its page. */
export class AssetElement extends CardElement implements AssetOptions {
  static override observedAttributes = [...Object.values(commonAttributes), 'number'];
  declare number: string | null;
  protected readonly kind = 'asset';

  override update(options: Partial<AssetOptions>): void {
    super.update(options);
  }

  protected async read(signal: AbortSignal): Promise<Node> {
    const id = /^0*([1-9]\d{0,9})$/.exec(this.number?.trim() ?? '')?.[1];
    if (id === undefined) throw new MissingError(`"${this.number}" is no number of an asset`);
    return this.card(await callApi(`${this.api}/v1/assets/${id}`, { read: Asset.read, signal }));
  }
}

reflectAttributes(AssetElement.prototype, { number: 'number' });
