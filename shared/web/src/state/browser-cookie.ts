/**
 * Reads a cookie of this page, such as one that `writeCookie` has set.
 * @returns null if there is none, or if the browser blocks cookies
 */
export function readCookie(name: string): string | null {
  try {
    const [, value] = new RegExp(`(?:^|; )${name}=([^;]*)`).exec(document.cookie) ?? [];
    return value === undefined ? null : decodeURIComponent(value);
  } catch {
    // The document may not access cookies, for example in a sandboxed frame, or another script has written an invalid value.
    return null;
  }
}

/**
 * Sets a cookie that the browser does not send with requests from other sites, except when a link there is followed, or removes it if
 * the value is empty. Never throws: if the browser blocks cookies, it does nothing.
 * @param lifeSeconds how long the browser keeps it
 */
export function writeCookie(name: string, value: string, lifeSeconds: number): void {
  const life = value === '' ? 0 : lifeSeconds;
  const secure = location.protocol === 'https:' ? '; secure' : '';
  try {
    document.cookie = `${name}=${encodeURIComponent(value)}; path=/; max-age=${life}; samesite=lax${secure}`;
  } catch {
    // The document may not access cookies.
  }
}
