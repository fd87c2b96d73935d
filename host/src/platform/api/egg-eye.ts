import { queryOptions } from '@tanstack/react-query';

/** The eye in the picture of a hatching egg, which is already in the browser's cache; null if the picture shows no eye. */
export const eggEyeQuery = (url: string) =>
  queryOptions({
    queryKey: ['egg-eye', url],
    queryFn: async ({ signal }) => {
      const answer = await fetch(url, { credentials: 'omit', signal });
      return answer.ok ? readEye(await answer.text()) : null;
    },
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  });

/** One shape of an eye, by its attributes. */
export interface EyeShape {
  tag: 'path' | 'circle';
  attributes: Record<string, string>;
}

/** The eye of a hatchling, in units of its picture. */
interface Eye {
  /** SVG `transform` from the units of its parts to the units of the picture. */
  transform: string;
  /** Outline of the eye, which clips iris and pupil. */
  lid: EyeShape;
  /** Iris and pupil. */
  gaze: EyeShape[];
  /** Brow and glint, in front of them. */
  over: EyeShape[];
}

/**
 * Finds the eye in the picture of a hatching egg. Accepts only numbers, paths and colours, because a picture may come from any
 * provider.
 * @param svg text of the picture
 * @returns null for a picture without an eye, or if the eye has unexpected parts
 */
export function readEye(svg: string): Eye | null {
  const eye = new DOMParser().parseFromString(svg, 'image/svg+xml').querySelector('[data-gene="eye"]');
  const shapes = Array.from(eye?.children ?? [], readShape);
  const [lid, ...others] = shapes.filter((shape) => shape !== null);
  const gaze = others.slice(0, -2);
  if (!lid || lid.tag !== 'path' || gaze.length === 0 || others.length + 1 !== shapes.length) return null;
  return { transform: readTransform(eye), lid, gaze, over: others.slice(-2) };
}

/** The transforms of all groups around an element, the outermost first. */
const readTransform = (element: Element | null): string =>
  element ? `${readTransform(element.parentElement)} ${element.getAttribute('transform') ?? ''}`.trim() : '';

function readShape(element: Element): EyeShape | null {
  const { localName } = element;
  if (localName !== 'path' && localName !== 'circle') return null;
  const attributes: Record<string, string> = {};
  for (const { name, value } of element.attributes) {
    const property = reactProperties[name];
    if (property) attributes[property] = value;
  }
  return { tag: localName, attributes };
}

/** SVG attributes to copy, with their React property. */
const reactProperties: Readonly<Record<string, string>> = {
  d: 'd',
  cx: 'cx',
  cy: 'cy',
  r: 'r',
  fill: 'fill',
  stroke: 'stroke',
  'stroke-width': 'strokeWidth',
  'stroke-linecap': 'strokeLinecap',
};
