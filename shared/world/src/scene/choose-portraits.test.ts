import { choosePortraits } from './choose-portraits.ts';

const camera = { x: 0, y: 0, zoom: 1 };
const viewport = { width: 1_000, height: 600 };

const createSprite = (id: number, x: number, alpha = 1, { y = 0, z = 0 } = {}) => ({
  dragon: { id },
  alpha,
  attitude: { x, y, z },
});
const listIds = ({ sprites }: { sprites: { dragon: { id: number } }[] }) =>
  sprites.map(({ dragon }) => dragon.id);

it('the selected dragon comes first, then dragons in the window from the center outwards, then dragons around the window', () => {
  const sprites = [
    createSprite(1, 600),
    createSprite(2, 400),
    createSprite(3, 100),
    createSprite(4, -450),
    createSprite(5, 2_000),
  ];

  const choice = choosePortraits(sprites, camera, viewport, { selected: 4, max: 10 });

  expect(listIds(choice)).toEqual([4, 3, 2, 1]);
  expect(choice.inWindowCount).toBe(3);
});

it('the choice omits filtered dragons, and dragons beyond the limit', () => {
  const sprites = [
    createSprite(1, 0, 0.08),
    createSprite(2, 400),
    createSprite(3, 100),
    createSprite(4, 600),
  ];

  const choice = choosePortraits(sprites, camera, viewport, { selected: null, max: 2 });

  expect(listIds(choice)).toEqual([3, 2]);
});

it('the choice takes the height of a dragon into account', () => {
  // Its shadow is below the window.
  const highDragon = createSprite(1, 0, 1, { y: 350, z: 300 });

  expect(choosePortraits([highDragon], camera, viewport, { selected: null, max: 2 }).inWindowCount).toBe(1);
});
