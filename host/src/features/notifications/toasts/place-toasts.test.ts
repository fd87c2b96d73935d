import { placeToasts } from './place-toasts.ts';

const box = (top: number, bottom: number, left = 0, right = 360) => ({ top, bottom, left, right });
const stack = box(57, 101, 12, 348);

it.each([
  ['nothing is in the way', [], 57],
  ['a heading ends beside them', [box(60, 100, 0, 12)], 57],
  ['a heading follows below', [box(101, 140)], 57],
  ['a heading is in the way', [box(80, 120)], 128],
  ['two headings are, with too little room between them', [box(60, 100), box(130, 160)], 168],
  ['two headings are, with room between them', [box(60, 100), box(160, 200)], 108],
  ['there is no room in the window', [box(60, 720)], null],
])('places toasts where %s', (_what, boxes, top) => {
  expect(placeToasts(stack, boxes, 740)).toBe(top);
});
