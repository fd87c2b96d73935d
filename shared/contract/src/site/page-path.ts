/** Matches a path with a pattern such as `/details/:id`; a trailing slash makes no difference. Returns the decoded segments, or null. */
export function matchPath(pattern: string, pathname: string): Record<string, string> | null {
  const patternSegments = splitPath(pattern);
  const segments = splitPath(pathname);
  if (patternSegments.length !== segments.length) return null;
  const parameters: Record<string, string> = {};
  for (const [index, segment] of patternSegments.entries()) {
    const value = segments[index] ?? '';
    if (segment.startsWith(':')) parameters[segment.slice(1)] = decodeSegment(value);
    else if (segment !== value) return null;
  }
  return parameters;
}

/** Inserts the slug of the site into a path of a page table. */
export const insertSlug = (path: string, slug: string): string => path.replace('{slug}', slug);

const splitPath = (path: string) => path.split('/').filter(Boolean);

/** Decodes a segment; a segment with an invalid escape stays unchanged. */
function decodeSegment(segment: string): string {
  try {
    return decodeURIComponent(segment);
  } catch (error) {
    if (error instanceof URIError) return segment;
    throw error;
  }
}
