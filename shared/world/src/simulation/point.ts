/** A point of the world, in its units, or of the window, in pixels. */
export interface Point {
  x: number;
  y: number;
}

/** An upright ellipse, in units of the world. */
export interface Ellipse extends Point {
  radiusX: number;
  radiusY: number;
}
