import { screen, waitFor, within } from '@testing-library/react';
import type { Asset } from '@emberclutch/contract/asset/asset.ts';
import { AssetCardList } from '../ui/asset/asset-list/AssetCardList.tsx';
import { Comparable } from '../ui/asset/compare/Comparable.tsx';
import { CompareDock } from '../ui/asset/compare/CompareDock.tsx';
import { CompareSwitch } from '../ui/asset/compare/CompareSwitch.tsx';
import { Page } from '../ui/layout/Page.tsx';
import { api, http, HttpResponse } from './api.tsx';
import { aDragon, aGatewayKey, anEgg, aProblem } from './factories.tsx';
import { renderInHost } from './render-in-host.tsx';
import type { RenderedInHost } from './render-in-host.tsx';

const egg = anEgg({ id: 12, golden: true, rarity: 41.5, created: 1_000_000_000 });
const dragon = aDragon({ id: 77, rarity: 88 });
export const otherEggs = [anEgg({ id: 3, rarity: 41.5 }), anEgg({ id: 4, rarity: 5 }), anEgg({ id: 5 })];
const gatewayKey = aGatewayKey({ id: 501 });

/** Answers with all assets of these tests: No. 12 (golden egg), 77 (dragon), 501 (key), and the eggs 3, 4 and 5. */
export const answerAllAssets = () => answerAssets(egg, dragon, gatewayKey, ...otherEggs);

/** A page with a list of assets that can be compared. */
export function List() {
  return (
    <Comparable path="/list">
      <Page title="List">
        <CompareSwitch />
        <AssetCardList label="Eggs" assets={[egg, dragon, ...otherEggs]} />
        <CompareDock path="/list" />
      </Page>
    </Comparable>
  );
}

/** Opens a comparison by its address, and waits until its first column has been read. */
export async function openComparison(ids: string): Promise<RenderedInHost> {
  const view = renderInHost(<List />, { path: `/list?compare=${ids}` });
  await screen.findByRole('rowheader', { name: 'Kind' });
  await waitFor(() => expect(screen.queryByText('Fetching')).not.toBeInTheDocument());
  return view;
}

export const readColumnNames = () => screen.getAllByRole('columnheader').slice(1).map(readWords);

export const readCells = (row: string | RegExp) => {
  const head = screen.getByRole('rowheader', { name: row });
  return within(head.closest('tr') ?? head)
    .getAllByRole('cell')
    .map((cell) => cell.textContent);
};

const readWords = (element: HTMLElement) =>
  [...element.querySelectorAll(':scope > span')]
    .map((part) => part.textContent.trim())
    .join(' ')
    .replaceAll(/\s+/g, ' ');

/** Matches text whose numbers contain no-break spaces. */
export const matchWords = (text: string) =>
  new RegExp(text.replaceAll(/[.?()]/g, String.raw`\$&`).replaceAll(' ', String.raw`\s`));

/** Answers with these assets, and with 404 for others. */
export function answerAssets(...assets: Asset[]) {
  api.use(
    http.get('*/v1/assets/:id', ({ params }) => {
      const asset = assets.find(({ id }) => id === Number(params.id));
      return asset ? HttpResponse.json(asset) : HttpResponse.json(aProblem(), { status: 404 });
    }),
  );
}
