/// <reference lib="dom" />

/**
 * Runs before the first paint of every page: puts theme and season on `<html>`, and begins the page's first
 * call. One text for all pages, so that the policy needs one hash.
 */
function boot() {
  const read = (key: string) => {
    try {
      return localStorage.getItem(key);
    } catch {
      return null;
    }
  };
  const theme = read('theme');
  const isDark =
    theme === 'dark' || (theme !== 'light' && matchMedia('(prefers-color-scheme: dark)').matches);
  const season = (read('spawnSeason') ?? '').toLowerCase();
  const isKnown = /^(earth|water|air|fire|primordial)$/.test(season);
  document.documentElement.classList.toggle('dark', isDark);
  document.documentElement.classList.add(`season-${isKnown ? season : 'genesis'}`);

  const page = JSON.parse(document.getElementById('emberclutch-page')?.textContent ?? '{}');
  const id = location.pathname.match(/\/(\d+)\/?$/)?.[1];
  if (!page.firstCall || location.search || (page.firstCall.includes(':id') && !id)) return;
  const url = page.site.apiBase + page.firstCall.replace(':id', id);
  const response = fetch(url, { credentials: 'omit', headers: { accept: 'application/json' } });
  response.catch(() => undefined);
  Object.assign(window, { emberclutchFirstCall: { url, response } });
}

/** The text of the inline script. */
export const bootScript = `(${boot.toString().replace(/\s+/g, ' ')})()`;
