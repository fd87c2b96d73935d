import { Asset } from '@emberclutch/contract/asset/asset.ts';
import { parseEntityId } from '@emberclutch/contract/shape/entity-id.ts';
import { CardElement } from './card-element.ts';
import { commonAttributes, reflectAttributes } from './embed-options.ts';
import type { AssetOptions } from './embed-options.ts';
import { callApi, MissingError } from './call-api.ts';
import { copy } from './copy.ts';
import { OptionError } from './option-error.ts';

/** `<emberclutch-asset number="12">`: the card of one egg, dragon or gateway key, which leads to its page. */
export class AssetElement extends CardElement implements AssetOptions {
  static override observedAttributes = [...Object.values(commonAttributes), 'number'];
  declare number: string | null;
  protected readonly kind = 'asset';

  protected override failureMessage(error: unknown): string {
    return error instanceof MissingError ? copy.missing : super.failureMessage(error);
  }

  protected async read(signal: AbortSignal): Promise<Node> {
    const id = parseEntityId(this.number?.trim().replace(/^0+/, '') ?? '');
    if (id === null) throw new OptionError('number', this.number);
    return this.card(await callApi(`${this.api}/v1/assets/${id}`, { read: Asset.read, signal }));
  }
}

reflectAttributes(AssetElement.prototype, { number: 'number' });
