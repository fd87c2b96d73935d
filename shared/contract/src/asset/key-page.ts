import { readBy } from '../shape/modifiers.ts';
import { AssetPage, readAssetPage } from './asset-page.ts';

/** `AssetPage` of a call that answers gateway keys only. */
export const KeyPage = readBy(AssetPage, (answer) => readAssetPage(answer, 'GATEWAY_KEY'));
