import type { ImageSource } from 'pixi.js';
import { mainSheet, listTiles } from '../map/map-sheet.ts';
import { TileStore } from './tile-store.ts';

it('the store leaves connections for other requests until the first tile has loaded', async () => {
  const requests: PromiseWithResolvers<ImageSource>[] = [];
  const loaded = Promise.withResolvers<void>();
  const load = () => {
    const request = Promise.withResolvers<ImageSource>();
    requests.push(request);
    return request.promise;
  };
  const store = new TileStore({ load }, loaded.resolve);
  store.request(listTiles(mainSheet, 2, mainSheet.area));
  const firstCount = requests.length;
  // The store does not read the picture.
  requests[0]?.resolve({} as ImageSource);
  await loaded.promise;

  expect([firstCount, requests.length]).toEqual([2, 7]);
});
