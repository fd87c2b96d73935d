import type { Camera } from './camera.ts';

/** Milliseconds that a forecast looks ahead, and over which the movement of the camera is averaged. */
const [aheadMs, averageMs] = [700, 120];

/** The maximum change of zoom in a forecast, as a power of two, and the maximum movement, as a share of the window. */
const [maxZoomPower, maxShare] = [1, 1];

/** Predicts the camera from its last movement, so that the next view can be drawn in advance. */
export class CameraForecast {
  #last: { camera: Camera; time: number } | null = null;
  /** Per millisecond: units, and powers of two of the zoom. */
  #speed = { x: 0, y: 0, power: 0 };

  /**
   * Returns the expected camera. Called once per frame.
   * @param time milliseconds
   * @param width units of the world that the window shows
   */
  next(camera: Camera, time: number, width: number): Camera {
    const { camera: before, time: timeBefore } = this.#last ?? { camera, time };
    this.#last = { camera, time };
    const passed = time - timeBefore;
    if (passed > 0) {
      const weight = 1 - Math.exp(-passed / averageMs);
      const average = (speed: number, change: number) => speed + (change / passed - speed) * weight;
      this.#speed = {
        x: average(this.#speed.x, camera.x - before.x),
        y: average(this.#speed.y, camera.y - before.y),
        power: average(this.#speed.power, Math.log2(camera.zoom / before.zoom)),
      };
    }
    const limited = (change: number, max: number) => Math.max(-max, Math.min(max, change));
    const move = (speed: number) => limited(speed * aheadMs, width * maxShare);
    return {
      x: camera.x + move(this.#speed.x),
      y: camera.y + move(this.#speed.y),
      zoom: camera.zoom * 2 ** limited(this.#speed.power * aheadMs, maxZoomPower),
    };
  }
}
