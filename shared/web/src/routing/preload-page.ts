const preloadEvent = 'emberclutch:preload-page';

/** Asks the host to load the scripts of a page of this site, which a script is about to open. Following a link needs no call. */
export const preloadPage = (path: string): void => {
  document.dispatchEvent(new CustomEvent(preloadEvent, { detail: path }));
};

/** Calls back with the path of each page that an app asks for. The host listens for as long as the document is open. */
export function onPreloadPage(preload: (path: string) => void): void {
  document.addEventListener(preloadEvent, (event) => {
    if (event instanceof CustomEvent && typeof event.detail === 'string') preload(event.detail);
  });
}
