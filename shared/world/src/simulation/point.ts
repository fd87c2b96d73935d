/** A point of the world, in its units, or of the window, in pixels. */
export interface Point {
  x: number;
  y: number;
}
