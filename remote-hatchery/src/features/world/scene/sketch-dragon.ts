/** Height of raised wings above the shoulder, as a share of the frame. */
const wingspan = 0.56;

/**
 * Sketches a dragon by a few strokes: what is left of one that is seen from far away, and there at once, before the
 * drawings of `shared/art` are made. White, to be tinted. It looks to the left.
 * @param lift height of the wings in flight, from -1 to 1; null is the dragon at rest
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
  // Wings that are held level would be hidden by the trunk.
  const up = lift === null ? 0.34 : wingspan * (Math.abs(lift) < 0.3 ? 0.3 : lift * (lift < 0 ? 0.6 : 1));
  const reach = lift === null ? 0.7 : 1;
  paint.fill(wing({ shoulder: 0.3, up: up * 0.86, reach: reach * 0.8 }));
  paint.fill(wing({ shoulder: 0.42, up, reach }));
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

/** A membrane between shoulder, wrist and tip, scalloped behind. */
function wing({ shoulder, up, reach }: { shoulder: number; up: number; reach: number }): Path2D {
  const [root, wrist, tip] = [0.62, 0.62 - up * 0.94, 0.62 - up];
  const path = new Path2D();
  path.moveTo(shoulder - 0.07, root);
  path.quadraticCurveTo(shoulder - 0.03, wrist, shoulder + 0.08 * reach, wrist);
  path.lineTo(shoulder + 0.52 * reach, tip + up * 0.06);
  path.quadraticCurveTo(shoulder + 0.36 * reach, tip + up * 0.34, shoulder + 0.38 * reach, tip + up * 0.62);
  path.quadraticCurveTo(shoulder + 0.24 * reach, tip + up * 0.62, shoulder + 0.22 * reach, root + 0.02);
  path.closePath();
  return path;
}
