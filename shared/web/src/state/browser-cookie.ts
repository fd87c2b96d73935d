/** Reads a cookie of this page; null if there is none, or if the browser blocks cookies. */
export function readCookie(name: string): string | null {
  try {
    const [, value] = new RegExp(`(?:^|; )${name}=([^;]*)`).exec(document.cookie) ?? [];
    return value === undefined ? null : decodeURIComponent(value);
  } catch {
    // The document may not access cookies, for example in a sandboxed frame, or another script has written an invalid value.
    return null;
  }
}

/** Sets a cookie with SameSite=Lax, or removes it if the value is empty. Does nothing if the browser blocks cookies. */
export function writeCookie(name: string, value: string, lifeSeconds: number): void {
  const life = value === '' ? 0 : lifeSeconds;
  const secure = location.protocol === 'https:' ? '; secure' : '';
  try {
    document.cookie = `${name}=${encodeURIComponent(value)}; path=/; max-age=${life}; samesite=lax${secure}`;
  } catch {
    // The document may not access cookies.
  }
}
