import { readBy } from '../shape/modifiers.ts';
import { AssetPage, readAssetPage } from './asset-page.ts';

/** The `AssetPage` of a call that returns only gateway keys. */
export const KeyPage = readBy(AssetPage, (response) => readAssetPage(response, 'GATEWAY_KEY'));
