import { clearOfPanels } from './clear-of-panels.ts';

/** A phone: heading and search above, the small map in a corner. */
const bounds = { left: 0, top: 0, right: 360, bottom: 640 };
const heading = { left: 12, top: 12, right: 348, bottom: 240 };
const smallMap = { left: 12, top: 548, right: 132, bottom: 628 };
const panels = [heading, smallMap];
const labelAt = (x: number, y: number) => ({ left: x - 35, top: y - 13, right: x + 35, bottom: y + 13 });

it('leaves a label where it is that no panel hides', () => {
  expect(clearOfPanels(labelAt(180, 400), panels, bounds)).toEqual({ x: 0, y: 0 });
});

it('moves a hidden label to the nearest clear spot', () => {
  expect(clearOfPanels(labelAt(180, 200), panels, bounds)).toEqual({ x: 0, y: 59 });
  expect(clearOfPanels(labelAt(120, 590), panels, bounds)).toEqual({ x: 53, y: 0 });
});

it('passes other panels, also the labels that were placed before', () => {
  const placed = { left: 145, top: 246, right: 215, bottom: 272 };

  expect(clearOfPanels(labelAt(180, 200), [...panels, placed], bounds)).toEqual({ x: 0, y: 91 });
});

it('leaves a label alone whose nest is out of the window', () => {
  const left = { left: -200, top: 0, right: 60, bottom: 640 };

  expect(clearOfPanels(labelAt(-60, 200), [left], bounds)).toEqual({ x: 0, y: 0 });
});
