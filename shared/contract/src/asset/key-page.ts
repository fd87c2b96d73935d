import { readBy } from '../shape/modifiers.ts';
import { AssetPage, readAssetPage } from './asset-page.ts';

/** The `AssetPage` of a call that answers only gateway keys. */
export const KeyPage = readBy(AssetPage, (response) => readAssetPage(response, 'GATEWAY_KEY'));
