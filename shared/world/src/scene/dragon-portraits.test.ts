import { parseGenome } from '@emberclutch/art/genome.ts';
import type { PortraitFrame } from '../portraits/paint-portrait.ts';
import type { PortraitDrawer } from '../portraits/portrait-drawer.ts';
import { DragonPortraits } from './dragon-portraits.ts';
import type { DragonSprite } from './dragon-sprite.ts';

// PixiJS is of modules that jest does not load. Portraits set properties of its objects.
jest.mock('pixi.js', () => {
  class Shown {
    position = { set: () => {} };
    scale = { set: () => {} };
    addChild = () => {};
  }
  return { Container: Shown, Sprite: Shown, Texture: Shown, ImageSource: Shown };
});

it('shows a frame that is drawn after the wings have moved on', async () => {
  const requests: (readonly PortraitFrame[])[] = [];
  let onDrawn: (key: string, picture: null) => void = () => {};
  // The parts of a drawer that portraits use.
  const drawer = {
    listen: (listener: typeof onDrawn) => (onDrawn = listener),
    request: (frames: readonly PortraitFrame[]) => requests.push(frames),
  } as unknown as PortraitDrawer;
  const portraits = new DragonPortraits(async () => parseGenome('0'.repeat(64)), drawer);
  // The parts of a sprite that portraits read.
  const spriteAt = (frame: number) =>
    ({
      dragon: { id: 7 },
      frame,
      frameSize: 128,
      particle: { x: 0, y: 0, scaleX: 1, scaleY: 1, rotation: 0 },
    }) as unknown as DragonSprite;

  portraits.request({ sprites: [spriteAt(0)], inWindow: 0 }, 100);
  await Promise.resolve();
  await Promise.resolve();
  const drawn = requests.at(-1)?.[0]?.key ?? '';
  portraits.request({ sprites: [spriteAt(4)], inWindow: 0 }, 100);
  onDrawn(drawn, null);

  expect(drawn).toBe('7/0/160');
  expect(portraits.show(spriteAt(4))).toBe(true);
});
