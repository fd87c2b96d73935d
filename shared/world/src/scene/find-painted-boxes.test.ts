import { findPaintedBoxes } from './find-painted-boxes.ts';

/** An atlas of one row. Each frame is a list of lines, in which # is a painted pixel. */
function buildAtlas(frames: string[][]) {
  const height = frames[0]?.length ?? 0;
  const lines = Array.from({ length: height }, (_, y) => frames.map((frame) => frame[y] ?? '').join(''));
  const text = lines.join('');
  return {
    width: height * frames.length,
    height,
    data: Uint8ClampedArray.from([...text].flatMap((pixel) => [255, 255, 255, pixel === '#' ? 17 : 0])),
  };
}

it('the painted box of each frame has a margin of one pixel for mipmaps', () => {
  const dot = ['......', '......', '..#...', '......', '......', '......'];
  const line = ['......', '......', '......', '......', '......', '.#..##'];
  const empty = Array.from({ length: 6 }, () => '......');

  const boxes = findPaintedBoxes(buildAtlas([dot, line, empty]), 6);

  expect(boxes.map(({ x, y, width, height }) => [x, y, width, height])).toEqual([
    [1, 1, 3, 3],
    [0, 4, 6, 2],
    [0, 0, 0, 0],
  ]);
});
