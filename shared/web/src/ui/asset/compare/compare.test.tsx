import { screen, waitFor, within } from '@testing-library/react';
import type { AssetRank } from '@emberclutch/contract/asset/asset-rank.ts';
import type { Gene } from '@emberclutch/contract/genome/genome-report.ts';
import { currentComparedIds, endCompareMode } from '@emberclutch/web/state';
import { api, http, HttpResponse } from '../../../testing/api.tsx';
import {
  answerAssets,
  answerAllAssets,
  readCells,
  readColumnNames,
  List,
  openComparison,
  otherEggs,
  matchWords,
} from '../../../testing/comparison.tsx';
import { aDragon } from '../../../testing/factories.tsx';
import { renderInHost } from '../../../testing/render-in-host.tsx';
import { CompareItemButton } from './CompareItemButton.tsx';

beforeEach(() => {
  answerAllAssets();
  jest.spyOn(window, 'scrollTo').mockImplementation(() => {});
});
afterEach(() => endCompareMode());

describe('the selection', () => {
  it('compare mode turns on with a switch, counts the selected assets, and links to the comparison', async () => {
    const { user, currentAddress } = renderInHost(<List />);
    expect(screen.queryByRole('button', { name: /^Compare Ash, brook and lantern/ })).not.toBeInTheDocument();

    await user.click(screen.getByRole('button', { name: 'Compare', pressed: false }));
    expect(await screen.findByText('Choose two to four to compare.')).toBeVisible();
    await user.click(
      screen.getByRole('button', { name: matchWords('Compare Ash, brook and lantern, No. 00 012') }),
    );
    expect(screen.getByText('One chosen. Choose at least one more.')).toBeVisible();
    await user.click(screen.getByRole('button', { name: matchWords('Compare Ashwing, No. 00 077') }));
    await user.click(screen.getByRole('link', { name: 'Compare 2' }));

    expect(currentAddress()).toBe('/list?compare=12,77');
    expect(await screen.findByRole('heading', { level: 1, name: 'Compare' })).toBeVisible();
  });

  it('compare mode accepts four assets, says why it rejects a fifth, removes one or all, and ends', async () => {
    const { user } = renderInHost(<List />);
    await user.click(screen.getByRole('button', { name: 'Compare' }));
    const bar = within(await screen.findByRole('region', { name: 'Selected to compare' }));
    for (const toggle of screen.getAllByRole('button', { name: /^Compare .*No\./ })) await user.click(toggle);

    expect(currentComparedIds()).toEqual([12, 77, 3, 4]);
    expect(bar.getByText('4 chosen: that is the limit.')).toBeVisible();
    await user.click(bar.getByRole('button', { name: matchWords('Remove No. 00 077') }));
    expect(currentComparedIds()).toEqual([12, 3, 4]);
    expect(bar.getByRole('button', { name: matchWords('Remove No. 00 003') })).toHaveFocus();
    await user.click(screen.getByRole('button', { name: /^Compare .*00\s012/, pressed: true }));
    expect(currentComparedIds()).toEqual([3, 4]);
    await user.click(bar.getByRole('button', { name: 'Clear' }));
    expect(currentComparedIds()).toEqual([]);
    await user.click(bar.getByRole('button', { name: 'Stop' }));

    expect(currentComparedIds()).toBeNull();
    expect(screen.getByRole('button', { name: 'Compare' })).toHaveFocus();
    expect(screen.queryByRole('region', { name: 'Selected to compare' })).not.toBeInTheDocument();
  });

  it('compare mode can also start with one asset on its own page', async () => {
    const { user } = renderInHost(<CompareItemButton id={12} />);

    await user.click(screen.getByRole('button', { name: 'Compare', pressed: false }));
    expect(currentComparedIds()).toEqual([12]);
    await user.click(screen.getByRole('button', { name: 'Compare', pressed: true }));

    expect(currentComparedIds()).toEqual([]);
  });
});

describe('the table', () => {
  it('the table has headers for columns and rows, and marks the best value with a word', async () => {
    await openComparison('12,77,3');

    expect(readColumnNames()).toEqual([
      'No. 00 012 Ash, brook and lantern Golden',
      'No. 00 077 Ashwing',
      'No. 00 003 Ash, brook and lantern',
    ]);
    expect(readCells('Kind')).toEqual(['Sealed egg', 'Dragon', 'Sealed egg']);
    expect(readCells('Golden')).toEqual(['Yes', 'No', 'No']);
    expect(readCells('House')).toEqual(['House of Fire', 'House of Water', 'House of Fire']);
    expect(readCells('Rarity')).toEqual(['41.5 of 100', '88 of 100Rarest', '41.5 of 100']);
    expect(readCells('Spawned')[0]).toMatch(/2031/);
    expect(screen.getByRole('img', { name: 'Ashwing, House of Water, Genesis' })).toBeVisible();
  });

  it('the table shows ranks and genomes with their differences, except for eggs, and leaves out rows without data', async () => {
    api.use(http.get('*/v1/assets/12', () => HttpResponse.json(aDragon({ id: 12 }))));
    serveRanks({ 12: 20, 77: 1.5 });
    serveGenes({
      12: [createGene('horns', 'Stag', 10), createGene('crest', 'Sail', 4)],
      77: [createGene('horns', 'Ram', 5), createGene('crest', 'Sail', 4)],
      4: [createGene('horns', 'Lyre', 7)],
    });
    await openComparison('12,77,4');

    await waitFor(() => expect(readCells('Rank')[1]).toMatch(/^Top 1\.5\s%, rank 41 of 3,402.*Best rank$/));
    expect(readCells(/^horns/i)).toEqual([
      'Staghides Ram · 1 in 10Rarest',
      'Ramhides Ram · 1 in 5',
      'Not known',
    ]);
    expect(screen.getByRole('rowheader', { name: /^horns/i })).toHaveTextContent('Differs');
    expect(screen.getByRole('rowheader', { name: /^crest/i })).not.toHaveTextContent('Differs');
  });

  it('the table leaves out rank and genome if the provider has neither', async () => {
    await openComparison('12,77');

    expect(screen.queryByRole('rowheader', { name: 'Rank' })).not.toBeInTheDocument();
    expect(screen.queryByText('Genome, gene by gene')).not.toBeInTheDocument();
  });

  it('the table compares different kinds by the facts they have in common', async () => {
    await openComparison('12,501');

    expect(screen.getByText(/^A gateway key has no genome/)).toBeVisible();
    expect(readCells('Kind')).toEqual(['Sealed egg', 'Gateway key, unused']);
    expect(readCells('Season')).toEqual(['Earth I', 'Earth I']);
    expect(screen.queryByRole('rowheader', { name: 'Rarity' })).not.toBeInTheDocument();
  });

  it('the table shows only differences, and the address records the choice', async () => {
    const { user, currentAddress } = await openComparison('12,3');
    expect(screen.getByRole('rowheader', { name: 'House' })).toBeVisible();

    await user.click(screen.getByRole('checkbox', { name: 'Only differences' }));

    await waitFor(() => expect(screen.queryByRole('rowheader', { name: 'House' })).not.toBeInTheDocument());
    expect(screen.getByRole('rowheader', { name: 'Golden' })).toBeVisible();
    expect(currentAddress()).toBe('/list?compare=12,3&only=differences');
  });

  it('the table keeps the other columns when one fails, and retries that column', async () => {
    api.use(http.get('*/v1/assets/3', () => HttpResponse.error()));
    const { user } = await openComparison('12,3,999');
    expect(await screen.findByText('Nothing in the guide has the number 00 999.')).toBeVisible();
    expect(
      await screen.findByText(/^No\. 00\s003 could not be loaded\. You seem to be offline\./),
    ).toBeVisible();

    answerAssets(...otherEggs);
    await user.click(screen.getByRole('button', { name: 'Retry' }));

    await waitFor(() => expect(readCells('Kind')).toEqual(['Sealed egg', 'Sealed egg', '']));
  });

  it('the table shows two columns on a phone, with a select for each', async () => {
    // Simulates the phone layout, which measures a styled element.
    jest.spyOn(HTMLElement.prototype, 'offsetWidth', 'get').mockReturnValue(1);
    const { user, currentAddress } = await openComparison('12,77,3');
    expect(readColumnNames()).toHaveLength(2);

    await user.selectOptions(screen.getByRole('combobox', { name: 'On the right' }), '3');

    await waitFor(() => expect(currentAddress()).toBe('/list?compare=12,3,77'));
    await waitFor(() => expect(readCells('Golden')).toEqual(['Yes', 'No']));
  });
});

const serveRanks = (topPercents: Record<number, number>) =>
  api.use(
    http.get('*/v1/assets/:id/rank', ({ params }) => {
      const id = Number(params.id);
      return HttpResponse.json({
        id,
        season: 'EARTH',
        age: 1,
        rarity: 41,
        rank: 41,
        total: 3_402,
        topPercent: topPercents[id] ?? 50,
        isProvisional: false,
      } satisfies AssetRank);
    }),
  );

const serveGenes = (genes: Record<number, Gene[]>) =>
  api.use(
    http.get('*/v1/genomes/:id', ({ params }) =>
      HttpResponse.json({
        id: Number(params.id),
        genome: null,
        genes: genes[Number(params.id)],
        unmapped: [],
        draw: null,
      }),
    ),
  );

const createGene = (name: string, label: string, oneIn: number): Gene => ({
  gene: name,
  label: name,
  offset: 0,
  digits: null,
  dominant: { code: label, label, weight: 10 },
  hidden: { code: 'ram', label: 'Ram', weight: 10 },
  oneIn,
});
