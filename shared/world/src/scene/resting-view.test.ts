import { RestingView } from './resting-view.ts';

/** Frames at rest, at rest with a fresh copy of the ground, or moved; `e` calls `end` before a frame at rest. */
const frames = {
  r: { isResting: true, isCopied: false },
  c: { isResting: true, isCopied: true },
  m: { isResting: false, isCopied: false },
  e: { isResting: true, isCopied: false },
};

it.each([
  ['until two frames after the copy', 'rrcrrrcr', '####....'],
  ['from a change of the view until two frames after the next copy', 'crrmrrcrr', '##.#####.'],
  ['after `end`, even if the camera rests', 'crre', '##.#'],
])('a frame contains the ground %s', (_what, sequence, expected) => {
  const view = new RestingView();
  const results = [...sequence].map((frame) => {
    if (frame === 'e') view.end();
    return view.beginFrame(frames[frame as keyof typeof frames]);
  });

  expect(results.map((isDrawn) => (isDrawn ? '#' : '.')).join('')).toBe(expected);
});
