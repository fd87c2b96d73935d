/** Height of raised wings above the shoulder, as a share of the frame. */
const wingspan = 0.54;

/**
 * Sketches a dragon with a few strokes, for far views, and until the drawings of `shared/art` are ready. White, so that it can be
 * tinted. It faces left.
 * @param lift height of the wings in flight, from -1 to 1; null is a dragon at rest
 */
export function sketchDragon(
  paint: CanvasRenderingContext2D,
  { x, y, size }: { x: number; y: number; size: number },
  lift: number | null,
): void {
  paint.save();
  paint.translate(x, y);
  paint.scale(size, size);
  paint.fillStyle = '#ffffff';
  paint.fill(body());
  // The trunk would hide level wings.
  const up = lift === null ? 0.3 : wingspan * (Math.abs(lift) < 0.3 ? 0.45 : lift * (lift < 0 ? 0.55 : 1));
  paint.fill(wing(-1, up));
  paint.fill(wing(1, up));
  paint.restore();
}

/** Head, neck, a slender trunk, and a tail that ends in a spade. */
function body(): Path2D {
  const path = new Path2D();
  path.moveTo(0.01, 0.6);
  path.quadraticCurveTo(0.07, 0.52, 0.15, 0.545);
  path.quadraticCurveTo(0.28, 0.6, 0.42, 0.585);
  path.quadraticCurveTo(0.6, 0.57, 0.72, 0.63);
  path.quadraticCurveTo(0.84, 0.68, 0.91, 0.6);
  path.lineTo(0.99, 0.54);
  path.lineTo(0.97, 0.67);
  path.quadraticCurveTo(0.84, 0.76, 0.7, 0.695);
  path.quadraticCurveTo(0.52, 0.71, 0.38, 0.67);
  path.quadraticCurveTo(0.24, 0.66, 0.14, 0.62);
  path.closePath();
  return path;
}

/** A bent, pointed wing. In a far view only a pair of wings distinguishes a dragon from other specks. @param side -1 is the far wing */
function wing(side: -1 | 1, up: number): Path2D {
  const [middle, root] = [0.44, 0.63];
  const path = new Path2D();
  path.moveTo(middle - 0.07, root);
  path.quadraticCurveTo(middle + side * 0.03, root - up * 0.75, middle + side * 0.15, root - up);
  path.quadraticCurveTo(middle + side * 0.33, root - up * 1.04, middle + side * 0.48, root - up * 0.6);
  path.quadraticCurveTo(middle + side * 0.3, root - up * 0.66, middle + side * 0.21, root - up * 0.36);
  path.quadraticCurveTo(middle + side * 0.15, root - up * 0.2, middle + 0.09, root + 0.02);
  path.closePath();
  return path;
}
