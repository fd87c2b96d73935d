import { aDragon, anEgg } from '@emberclutch/shared/testing/factories';
import { toCsv } from './to-csv.ts';

it('writes a line for each asset below the names of the columns', () => {
  const [head, line, end] = toCsv([aDragon({ id: 3, rarity: 41.5 })]).split('\r\n');

  expect(head).toBe(
    'id,type,state,name,charm,golden,rarity,house,magic,season,age,hatch_season,created,hatches',
  );
  expect(line).toBe(
    '3,DRAGON,HATCHED,Ashwing,"ash, brook and lantern",false,41.5,WATER,EARTH,GENESIS,0,EARTH,2031-04-01T00:00:00.000Z,2031-04-01T01:00:00.000Z',
  );
  expect(end).toBe('');
});

it.each(['=1+1', '+1', '-1', '@sum', '\tx'])('keeps a spreadsheet from running %j', (charmOfMaking) => {
  expect(toCsv([anEgg({ charmOfMaking })])).toContain(`,'${charmOfMaking},`);
});
