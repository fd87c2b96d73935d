import { RestingView } from './resting-view.ts';

/** Frames at rest, at rest with a fresh copy of the ground, or moved; `e` calls `end` before a frame at rest. */
const frames = {
  r: { isResting: true, isCopied: false },
  c: { isResting: true, isCopied: true },
  m: { isResting: false, isCopied: false },
  e: { isResting: true, isCopied: false },
};

it.each([
  ['two frames after it was copied it is left out', 'rrcrrrcr', '####....'],
  ['it is drawn from a change to the view until it is copied again', 'crrmrrcrr', '##.#####.'],
  ['it is drawn after an end, though the camera rests', 'crre', '##.#'],
])('frames contain the ground only while they need it: %s', (_what, sequence, drawn) => {
  const view = new RestingView();
  const shown = [...sequence].map((frame) => {
    if (frame === 'e') view.end();
    return view.next(frames[frame as keyof typeof frames]);
  });

  expect(shown.map((isDrawn) => (isDrawn ? '#' : '.')).join('')).toBe(drawn);
});
