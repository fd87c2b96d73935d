/**
 * Compares a path with a pattern of a page table, such as `/details/:id`. A trailing slash makes no difference.
 * @returns the named segments, decoded, or null if the path does not match
 */
export function matchPath(pattern: string, pathname: string): Record<string, string> | null {
  const wanted = splitPath(pattern);
  const parts = splitPath(pathname);
  if (wanted.length !== parts.length) return null;
  const named: Record<string, string> = {};
  for (const [index, segment] of wanted.entries()) {
    const value = parts[index] ?? '';
    if (segment.startsWith(':')) named[segment.slice(1)] = decodeSegment(value);
    else if (segment !== value) return null;
  }
  return named;
}

/** A path of a page table with the slug of the site in it. */
export const withSlug = (path: string, slug: string): string => path.replace('{slug}', slug);

const splitPath = (path: string) => path.split('/').filter(Boolean);

/** An invalid escape stays as it is. */
function decodeSegment(segment: string): string {
  try {
    return decodeURIComponent(segment);
  } catch (error) {
    if (error instanceof URIError) return segment;
    throw error;
  }
}
