import { RestingView } from './resting-view.ts';

const resting = { isResting: true, isCopied: false };
const copied = { isResting: true, isCopied: true };
const moved = { isResting: false, isCopied: false };

it('leaves the ground out of frames two frames after it was copied', () => {
  const view = new RestingView();

  const frames = [resting, resting, copied, resting, resting, resting, copied, resting].map((frame) =>
    view.next(frame),
  );

  expect(frames).toEqual([true, true, true, true, false, false, false, false]);
});

it('draws the ground from the frame on in which the view changes, until it is copied again', () => {
  const view = new RestingView();

  const frames = [copied, resting, resting, moved, resting, resting, copied, resting, resting].map((frame) =>
    view.next(frame),
  );

  expect(frames).toEqual([true, true, false, true, true, true, true, true, false]);
});

it('draws the ground after an end, though the camera rests', () => {
  const view = new RestingView();
  for (const frame of [copied, resting, resting]) view.next(frame);

  view.end();

  expect(view.next(resting)).toBe(true);
});
