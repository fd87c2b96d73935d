export const nextFrame = () => new Promise<number>((resolve) => requestAnimationFrame(resolve));

/** Milliseconds between frames. The first ones are a warm-up. */
export async function frameTimes(frames: number): Promise<number[]> {
  for (let frame = 0; frame < 20; frame += 1) await nextFrame();
  const times: number[] = [];
  let before = await nextFrame();
  for (let frame = 0; frame < frames; frame += 1) {
    const now = await nextFrame();
    times.push(now - before);
    before = now;
  }
  return times;
}
