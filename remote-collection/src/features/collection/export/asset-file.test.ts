import type { AssetInfo } from '@emberclutch/contract/asset/asset.ts';
import { aDragon, anEgg } from '@emberclutch/web/testing/factories.tsx';
import { toFile } from './ExportButtons.tsx';

it('the file writes column names, and a line of CSV for each asset', async () => {
  const [head, line, end] = (await readCsv([aDragon({ id: 3, rarity: 41.5 })])).split('\r\n');

  expect(head).toBe(
    'id,type,state,name,charm,golden,rarity,house,magic,season,age,hatch_season,created,hatches',
  );
  expect(line).toBe(
    '3,DRAGON,HATCHED,Ashwing,"ash, brook and lantern",false,41.5,WATER,EARTH,GENESIS,0,EARTH,2031-04-01T00:00:00.000Z,2031-04-01T01:00:00.000Z',
  );
  expect(end).toBe('');
});

it.each(['=1+1', '+1', '-1', '@sum', '\tx'])(
  'the file prevents a spreadsheet from running %j',
  async (charmOfMaking) => {
    expect(await readCsv([anEgg({ charmOfMaking })])).toContain(`,'${charmOfMaking},`);
  },
);

it('the file writes a JSON list', async () => {
  const assets = [anEgg({ id: 1 }), aDragon({ id: 2 })];

  expect(JSON.parse(await readText(toFile(assets, 'json')))).toEqual(assets);
});

it('the file writes an empty list in either format', async () => {
  expect(JSON.parse(await readText(toFile([], 'json')))).toEqual([]);
  expect(await readCsv([])).toMatch(/^id,[a-z_,]+\r\n$/);
});

const readCsv = (assets: AssetInfo[]) => readText(toFile(assets, 'csv'));

/** jsdom has no `Blob.text`. */
const readText = (file: Blob) =>
  new Promise<string>((resolve) => {
    const reader = new FileReader();
    reader.addEventListener('load', () => resolve(String(reader.result)));
    reader.readAsText(file);
  });
