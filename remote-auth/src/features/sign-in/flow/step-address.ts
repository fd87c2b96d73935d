/**
 * The URL of a sign-in step. Each one keeps `next`, so that the player returns to the page they came from.
 * @param parameters of the step itself
 */
export function stepAddress(pathname: string, next: string | null, parameters: Record<string, string> = {}) {
  const search = new URLSearchParams({ ...parameters, ...(next !== null && { next }) }).toString();
  return { pathname, search: search && `?${search}` };
}
