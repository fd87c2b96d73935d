/// <reference lib="dom" />

/**
 * Runs before the first paint of every page: puts theme, season and whether somebody is signed in on `<html>`, begins the page's first call, and
 * starts the host's scripts once what was drawn in advance has been painted, which the browser tells later than it asks
 * for the frame; a page that nobody looks at is not painted, and a picture may be late. One text for all pages, so that the policy needs one hash.
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

  document.documentElement.classList.toggle('is-known', read('session') !== null);

  const loadEntry = async () => {
    const entry = document.querySelector<HTMLLinkElement>('link[data-entry]');
    if (!entry) return;
    const pictures = [...document.images].filter(({ fetchPriority }) => fetchPriority === 'high');
    const pause = (duration: number) => new Promise((resolve) => setTimeout(resolve, duration));
    const nextFrame = () => new Promise((resolve) => requestAnimationFrame(resolve));
    const firstPaint = new Promise((resolve) =>
      new PerformanceObserver(resolve).observe({ type: 'paint', buffered: true }),
    );
    const painted = Promise.allSettled([firstPaint, ...pictures.map((picture) => picture.decode())])
      .then(nextFrame)
      .then(nextFrame)
      .then(() => pause(50));
    await Promise.race([painted, pause(1000)]);
    for (const soon of document.querySelectorAll<HTMLLinkElement>('link[data-soon]')) soon.rel = 'preload';
    const script = document.createElement('script');
    script.src = entry.href;
    document.head.append(script);
  };
  document.addEventListener('DOMContentLoaded', () => void loadEntry());

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
