const preloadEvent = 'emberclutch:preload-page';

/** Asks the host to load the scripts of a page that a script is about to open. Links do not need it: the host observes them. */
export const preloadPage = (path: string): void => {
  document.dispatchEvent(new CustomEvent(preloadEvent, { detail: path }));
};

/** Calls `preload` with the path of each requested page until the document is closed. */
export function onPreloadPage(preload: (path: string) => void): void {
  document.addEventListener(preloadEvent, (event) => {
    if (event instanceof CustomEvent && typeof event.detail === 'string') preload(event.detail);
  });
}
