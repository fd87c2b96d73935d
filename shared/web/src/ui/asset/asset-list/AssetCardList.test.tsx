import { screen } from '@testing-library/react';
import { anEgg } from '../../../testing/factories.tsx';
import { renderInHost } from '../../../testing/render-in-host.tsx';
import { AssetCardList } from './AssetCardList.tsx';

const createEggs = (count: number) =>
  Array.from({ length: count }, (_, index) => anEgg({ id: index + 1, thumbnail: `/${index + 1}.svg` }));

it('the list requests only the first picture before the layout, and before all others', () => {
  renderInHost(<AssetCardList label="Eggs" assets={createEggs(20)} />);

  const pictures = [...document.querySelectorAll('img')];
  expect(pictures.map((picture) => picture.getAttribute('loading'))).toEqual([
    'eager',
    ...Array<string>(19).fill('lazy'),
  ]);
  expect(pictures.filter((picture) => picture.getAttribute('fetchpriority') === 'high')).toEqual([
    pictures[0],
  ]);
});

it('the list reserves for each group the rows that it fills at each number of columns', () => {
  renderInHost(<AssetCardList label="Eggs" assets={createEggs(19)} />);

  const rows = [...screen.getByRole('list', { name: 'Eggs' }).children].map((group) =>
    group.getAttribute('style'),
  );
  expect(rows).toEqual([
    '--rows-of-6: 2; --rows-of-4: 3; --rows-of-3: 4; --rows-of-2: 6;',
    '--rows-of-6: 2; --rows-of-4: 2; --rows-of-3: 3; --rows-of-2: 4;',
  ]);
});
