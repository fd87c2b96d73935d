interface Box {
  top: number;
  bottom: number;
  left: number;
  right: number;
}

/** Gap between the toasts and the elements they must not cover, in pixels. */
const gap = 8;

/**
 * Where to put the stack of toasts, so that it covers none of the boxes: in its usual position, else below the first box
 * with enough room underneath.
 * @param stack in its usual position
 * @param floor lower edge of the window
 * @returns pixels from the top of the window; null if there is no room at all
 */
export function placeToasts(stack: Box, boxes: Box[], floor: number): number | null {
  const height = stack.bottom - stack.top;
  const inTheWay = boxes.filter(({ left, right }) => left < stack.right && right > stack.left);
  const tops = inTheWay.map(({ bottom }) => bottom + gap).filter((top) => top > stack.top);
  const places = [stack.top, ...tops.toSorted((one, other) => one - other)];
  const isFree = (top: number) =>
    top + height <= floor && inTheWay.every((box) => box.bottom <= top || box.top >= top + height);
  return places.find(isFree) ?? null;
}
