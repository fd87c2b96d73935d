import { act, screen, waitFor, within } from '@testing-library/react';
import type { GeneName } from '@emberclutch/art/gene-map.ts';
import { readGenes } from '@emberclutch/art/gene-reading.ts';
import { parseGenome } from '@emberclutch/art/genome.ts';
import type { Asset } from '@emberclutch/contract/asset/asset.ts';
import { api, http, HttpResponse } from '@emberclutch/web/testing/api.tsx';
import { aDragon, aGatewayKey, anEgg } from '@emberclutch/web/testing/factories.tsx';
import { renderInHost } from '@emberclutch/web/testing/render-in-host.tsx';
import HatcheryRoutes from '../../app/routes.tsx';

const digits = '1a3da009b4ec578b660e101f123065e3b0b1c8ac21653d0fd9ce70a9dcfca3ef';
const genes = readGenes(parseGenome(digits));
const findGene = (name: GeneName) => {
  const found = genes.find(({ gene }) => gene === name);
  if (!found) throw new Error(`The genome has no gene ${name}`);
  return found;
};
/** The draw of egg 1234 in cycle 56, which results in these digits. */
const draw = {
  cycleId: 56,
  message: '56:1234',
  secretHash: '630dcd2966c4336691125448bbb25b4ff412a49c732db2c8abc1b8581bd710dd',
  secret: '000102030405060708090a0b0c0d0e0f101112131415161718191a1b1c1d1e1f',
};

// Page and art are separate chunks: their first import exceeds the timeout of a query.
beforeAll(async () => [await import('./GenomePage.tsx'), await import('./SpecimenDrawing.tsx')]);

it('the page highlights a gene in the picture, in the digits and in the table', async () => {
  respondWith(dragon);
  const { user } = openExplorer();
  const picture = await screen.findByRole('img', { name: /dragon of the house of/ });
  const wings = screen.getByRole('button', { name: 'Wings' });

  await user.hover(wings);
  expect(picture).toHaveAttribute('data-lit', 'wings');
  await waitFor(() => expect(picture.querySelector("[data-gene~='wings'] path")).not.toBeNull());
  expect(findRow('Wings')).toHaveAttribute('data-lit');
  expect(screen.getByTitle('Wings, 31 to 33')).toHaveAttribute('data-lit');
  expect(screen.getByTitle('Wings, 31 to 33')).toHaveTextContent(findGene('wings').digits);

  await user.unhover(findRow('Wings'));
  expect(picture).not.toHaveAttribute('data-lit');
  act(() => wings.focus());
  await waitFor(() => expect(picture).toHaveAttribute('data-lit', 'wings'));

  // A pressed gene stays highlighted.
  await user.click(screen.getByRole('button', { name: 'Crest' }));
  await user.unhover(findRow('Crest'));
  await user.tab();
  await user.click(screen.getByRole('heading', { level: 1 }));
  expect(screen.getByRole('button', { name: 'Crest', pressed: true })).toBeVisible();
  expect(picture).toHaveAttribute('data-lit', 'crest');
});

it('the table highlights the row of the part of the picture below the pointer, and keeps the row after a press', async () => {
  respondWith(dragon);
  const { user } = openExplorer();
  const picture = await screen.findByRole('img', { name: /dragon of the house of/ });
  expect(picture.querySelector('svg')).toBeNull();
  await user.hover(picture);
  await waitFor(() => expect(picture.querySelector('svg')).not.toBeNull());
  const wing = picture.querySelector("[data-gene~='wings'] path");
  if (!wing) throw new Error('The picture has no wings');
  await user.hover(wing);
  expect(findRow('Wings')).toHaveAttribute('data-lit');
  await user.click(wing);
  await user.unhover(picture);

  expect(findRow('Wings')).toHaveAttribute('data-lit');
  expect(screen.getByRole('button', { name: 'Wings', pressed: true })).toBeVisible();
});

it('the table shows how many dragons of this world have a trait, if the provider counts dragons', async () => {
  respondWith(dragon);
  const { code } = findGene('wings').dominant;
  api.use(
    http.get('*/v1/genomes/census', () =>
      HttpResponse.json({ dragons: 1_000, genes: { wings: { [code]: 250 } } }),
    ),
  );
  openExplorer();

  expect(await screen.findByText(/counted among the 1,000 newest dragons/)).toBeVisible();
  expect(findRow('Wings').textContent).toContain('counted 1\u00a0in\u00a04');
  expect(findRow('Tail')).toHaveTextContent('none counted');
});

it('the table shows digits, both traits and frequency of every gene', async () => {
  respondWith(dragon);
  const { user } = openExplorer();
  await screen.findByRole('table');

  for (const { label, digits: own, dominant, hidden } of genes) {
    const cells = within(findRow(label)).getAllByRole('cell');
    expect(cells.map(({ textContent }) => textContent).slice(0, 2)).toEqual([
      own,
      `${dominant.label}hides ${hidden.label}`,
    ]);
    expect(cells[2]).toHaveTextContent(/^(1 in [\d.]+|\d\d in 100)$/);
  }
  await user.click(screen.getByRole('button', { name: 'Copy genome' }));
  expect(await navigator.clipboard.readText()).toBe(digits);
});

it('the explorer compares a genome with a second specimen, and shows only differences', async () => {
  const wings = { ...findGene('wings'), dominant: { code: 'bat', label: 'Bat', weight: 96 } };
  const other = { ...createReport(77), genes: genes.map((gene) => (gene.gene === 'wings' ? wings : gene)) };
  respondWith(dragon, aDragon(), { 77: other });
  const { user, currentAddress } = openExplorer();

  await user.type(await screen.findByRole('textbox', { name: 'With specimen No.' }), '77{Enter}');
  expect(await screen.findByRole('columnheader', { name: /No\. 00.077/ })).toBeVisible();
  expect(screen.getByRole('button', { name: 'End comparison' }).closest('form')).toHaveFocus();
  expect(within(findRow('Wings')).getByText('Differs')).toBeVisible();
  expect(within(findRow('Crest')).getByText('Same')).toBeVisible();
  await user.click(screen.getByRole('checkbox', { name: 'Differences only' }));

  expect(screen.queryByRole('row', { name: /^Crest/ })).not.toBeInTheDocument();
  expect(findRow('Wings')).toBeVisible();
  expect(currentAddress()).toBe('/genome-explorer/1234?with=77&only=differences');
});

it('the table compares measures of two specimens', async () => {
  const genome = `${digits.slice(0, 51)}ff${digits.slice(53)}`;
  respondWith(dragon, aDragon(), { 77: { ...createReport(77), genome } });
  openExplorer('?with=77');

  expect(await screen.findByRole('columnheader', { name: /No\. 00.077/ })).toBeVisible();
  expect(within(findRow('Slenderness')).getAllByRole('cell')[2]).toHaveTextContent('100 of 100');
});

it('a shared link shows a sketch without invalid genes, and says that there is nothing to compare with', async () => {
  respondWith(dragon);
  openExplorer('?with=99&what=tail:fan,wings:paper,constructor:name');

  expect(await screen.findByText(/Nothing in the guide has the number 00.099/)).toBeVisible();
  expect(await screen.findByRole('img', { name: /^What if: .*fan tail/ })).toBeVisible();
  expect(screen.getByText(/One gene is changed/)).toBeVisible();
  expect(screen.getByRole('table')).toBeVisible();
});

it('the explorer draws a modified genome, says that nothing is saved, and returns to the original', async () => {
  respondWith(dragon);
  const { user, currentAddress } = openExplorer();
  const picture = await screen.findByRole('img', { name: /dragon of the house of/ });
  await user.hover(picture);
  const before = picture.innerHTML;
  await user.click(screen.getByRole('button', { name: 'What if ...' }));
  expect(document.activeElement).toHaveTextContent('Choose another trait for a gene');

  await user.selectOptions(screen.getByRole('combobox', { name: 'Wings, what if' }), 'feathered');
  expect(screen.getByRole('img', { name: /^What if: .*feathered wings/ }).innerHTML).not.toBe(before);
  expect(screen.getByText(/One gene is changed\. Nothing is saved/)).toBeVisible();
  expect(within(findRow('Wings')).getByText(`was ${findGene('wings').dominant.label}`)).toBeVisible();
  expect(currentAddress()).toBe('/genome-explorer/1234?what=wings%3Afeathered');
  await user.click(screen.getByRole('button', { name: 'Reset' }));
  expect(screen.getByRole('button', { name: 'What if ...' })).toHaveFocus();

  expect(screen.getByRole('img', { name: /dragon of the house of/ }).innerHTML).toBe(before);
  expect(currentAddress()).toBe('/genome-explorer/1234');
});

it('the player can change a trait that the browser has translated', async () => {
  respondWith(dragon);
  const { user } = openExplorer();
  await screen.findByRole('table');
  const trait = within(findRow('Wings')).getByText(findGene('wings').dominant.label);
  const translation = document.createElement('font');
  translation.textContent = 'Flügel';
  trait.firstChild?.replaceWith(translation);

  await user.click(screen.getByRole('button', { name: 'What if ...' }));

  expect(screen.getByRole('combobox', { name: 'Wings, what if' })).toBeVisible();
});

it('the explorer does not reveal the hidden genes of a sealed egg', async () => {
  respondWith(anEgg(), anEgg(), {
    1234: {
      ...createReport(1_234),
      genome: null,
      genes: genes.map((gene) => ({
        ...gene,
        digits: null,
        hidden: null,
        ...(gene.gene !== 'house' && { dominant: null, oneIn: null }),
      })),
      draw: { ...draw, secret: null },
    },
  });
  openExplorer();

  await screen.findByRole('table');
  expect(within(findRow('House')).getByText(findGene('house').dominant.label)).toBeVisible();
  expect(within(findRow('Horns')).getAllByText('Not revealed yet')).toHaveLength(1);
  expect(screen.getByText(/follows from the secret of cycle 56/)).toBeVisible();
  const picture = screen.getByRole('img', { name: 'Ash, brook and lantern' });
  expect(picture.querySelector('img')).toHaveAttribute('src', anEgg().thumbnail);
  expect(screen.queryByRole('button', { name: 'Wings' })).not.toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'What if ...' })).not.toBeInTheDocument();
});

it('the explorer hides the dragon of an egg with a public genome until the player looks ahead', async () => {
  respondWith(anEgg({ assetState: 'INCUBATING' }));
  const { user } = openExplorer('?what=wings:paper');

  await screen.findByRole('table');
  expect(within(findRow('House')).getByText(findGene('house').dominant.label)).toBeVisible();
  expect(within(findRow('Wings')).getByText('Not revealed yet')).toBeVisible();
  for (const name of ['Copy genome', 'What if ...', 'Verify'])
    expect(screen.queryByRole('button', { name })).not.toBeInTheDocument();

  await user.click(screen.getByRole('button', { name: 'Look ahead' }));
  expect(screen.getByRole('button', { name: 'Copy genome' })).toBeVisible();
  expect(screen.queryByText('Not revealed yet')).not.toBeInTheDocument();
});

it('the explorer shows the raw genome of another provider', async () => {
  respondWith(dragon, dragon, { 1234: { genome: 'GATTACA-2', traits: ['blue'] } });
  openExplorer();

  expect(await screen.findByText('GATTACA-2')).toBeVisible();
  expect(screen.getByText('The hatchery does not describe single genes.')).toBeVisible();
  expect(screen.getByTitle('Unmapped, 1 to 9')).toHaveTextContent('GATTACA-2');
  expect(screen.getByRole('button', { name: 'Copy genome' })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'What if ...' })).not.toBeInTheDocument();
});

it.each([
  ['follows from', draw.secret, /is the one whose fingerprint/, /it was drawn, and not chosen/],
  ['does not follow from', `ff${draw.secret.slice(2)}`, /is not the one/, /gives another genome/],
])('the explorer verifies that a genome %s its secret', async (_how, secret, fingerprint, verdict) => {
  respondWith(dragon, dragon, { 1234: { ...createReport(1_234), draw: { ...draw, secret } } });
  const { user } = openExplorer();

  await user.click(await screen.findByRole('button', { name: 'Verify' }));

  expect(await screen.findByText(fingerprint)).toBeVisible();
  expect(screen.getByText(verdict)).toBeVisible();
});

it('the explorer says that a gateway key has no genome', async () => {
  respondWith(aGatewayKey({ id: 1_234 }), dragon, { 1234: null });
  openExplorer();

  expect(await screen.findByRole('heading', { name: 'The genome of this one is not known' })).toBeVisible();
});

it('the explorer offers Retry after a failure', async () => {
  jest.spyOn(console, 'error').mockImplementation();
  respondWith(dragon);
  api.use(http.get('*/v1/genomes/:id', () => HttpResponse.json({}, { status: 500 })));
  const { user } = openExplorer();
  const retry = await screen.findByRole('button', { name: 'Retry' });
  respondWith(dragon);

  await user.click(retry);

  expect(await screen.findByRole('table')).toBeVisible();
});

const dragon = aDragon({ id: 1_234 });

const openExplorer = (search = '') =>
  renderInHost(<HatcheryRoutes />, { path: `/genome-explorer/1234${search}` });

function createReport(id: number): object {
  return {
    id,
    genome: digits,
    genes,
    draw,
  };
}

/** Responds with the page's specimen and a second one; any other id is unknown. */
function respondWith(asset: Asset, other = aDragon(), reports: Record<number, object | null> = {}) {
  const genomes = { 1234: createReport(1_234), ...reports };
  const createResolver =
    (known: Record<string, object | null>) =>
    ({ params }: { params: Record<string, unknown> }) => {
      const found = known[String(params['id'])];
      return HttpResponse.json(found ?? { code: 'not_found' }, { status: found ? 200 : 404 });
    };
  api.use(
    http.get('*/v1/assets/:id', createResolver({ [other.id]: other, [asset.id]: asset })),
    http.get('*/v1/genomes/:id', createResolver(genomes)),
  );
}

const findRow = (gene: string) => screen.getByRole('row', { name: new RegExp(`^${gene}\\b`) });
