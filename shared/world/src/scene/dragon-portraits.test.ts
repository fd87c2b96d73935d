import { parseGenome } from '@emberclutch/art/genome.ts';
import type { PortraitFrame } from '../portraits/paint-portrait.ts';
import type { PortraitDrawer } from '../portraits/portrait-drawer.ts';
import { DragonPortraits } from './dragon-portraits.ts';
import type { DragonSprite } from './dragon-sprite.ts';

// Jest does not load the ES modules of PixiJS. Portraits only set properties of its objects.
jest.mock('pixi.js', () => {
  class FakeDisplayObject {
    position = { set: () => {} };
    scale = { set: () => {} };
    addChild = () => {};
  }
  return { Container: FakeDisplayObject, Sprite: FakeDisplayObject, Texture: FakeDisplayObject };
});

it('a portrait shows a frame that is ready only after the wings have moved on', async () => {
  const requests: (readonly PortraitFrame[])[] = [];
  let onDrawn: Parameters<PortraitDrawer['listen']>[0] = () => {};
  // The members of a drawer that portraits use.
  const drawer = {
    listen: (listener: typeof onDrawn) => (onDrawn = listener),
    request: (frames: readonly PortraitFrame[]) => requests.push(frames),
  } as unknown as PortraitDrawer;
  // Uploading a picture in the frame that shows it would make that frame long.
  const upload = jest.fn();
  const portraits = new DragonPortraits(async () => parseGenome('0'.repeat(64)), drawer, upload);
  // The members of a sprite that portraits read.
  const createSprite = (frame: number) =>
    ({
      dragon: { id: 7 },
      frame,
      frameSize: 128,
      particle: { x: 0, y: 0, scaleX: 1, scaleY: 1, rotation: 0 },
    }) as unknown as DragonSprite;

  portraits.request({ sprites: [createSprite(0)], inWindowCount: 0 }, 100);
  await Promise.resolve();
  await Promise.resolve();
  const drawnKey = requests.at(-1)?.[0]?.key ?? '';
  portraits.request({ sprites: [createSprite(4)], inWindowCount: 0 }, 100);
  // Portraits only pass the picture on, and there are no pictures outside of a browser.
  const picture = {} as ImageBitmap;
  onDrawn(drawnKey, picture);

  expect(drawnKey).toBe('7/0/160');
  expect(upload).toHaveBeenCalledWith(picture);
  expect(portraits.show(createSprite(4))).toBe(true);
});
