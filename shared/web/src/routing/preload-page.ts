const preloadEvent = 'emberclutch:preload-page';

/** Asks the host to load the scripts of a page of this site that a script is about to open. Not needed for a link. */
export const preloadPage = (path: string): void => {
  document.dispatchEvent(new CustomEvent(preloadEvent, { detail: path }));
};

/** Calls back with the path of each requested page. The host listens as long as the document is open. */
export function onPreloadPage(preload: (path: string) => void): void {
  document.addEventListener(preloadEvent, (event) => {
    if (event instanceof CustomEvent && typeof event.detail === 'string') preload(event.detail);
  });
}
