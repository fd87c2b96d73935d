import { AssetPage } from '@emberclutch/contract/asset/asset-page.ts';
import type { AssetList } from '@emberclutch/contract/asset/asset-page.ts';
import { paths } from '@emberclutch/web/routing/paths.ts';
import { callApi } from './call-api.ts';
import { copy } from './copy.ts';
import { hatcheryPath } from './hatchery-query.ts';
import { ListElement } from './list-element.ts';

/** `<emberclutch-hatchery>`: cards of everyone's eggs and dragons. */
export class HatcheryElement extends ListElement {
  protected readonly kind = 'list';

  protected async read(signal: AbortSignal): Promise<Node> {
    const first = await this.readPage(0, signal);
    return this.cards(first, copy.empty, this.all(paths.hatchery, copy.hatchery));
  }

  protected readList(query: URLSearchParams, signal: AbortSignal): Promise<AssetList> {
    return callApi(this.api + hatcheryPath(query), { read: AssetPage.read, signal });
  }
}
