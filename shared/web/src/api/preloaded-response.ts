/** The call that the boot script of a composed page begins before any other script has loaded. */
export interface PreloadedResponse {
  url: string;
  response: Promise<Response>;
}

declare global {
  interface Window {
    emberclutchPreloadedResponse?: PreloadedResponse;
  }
}

/** Returns the early response once: a second request for the same URL goes to the provider. */
export function takePreloadedResponse(url: string): Promise<Response> | undefined {
  const preloaded = window.emberclutchPreloadedResponse;
  if (preloaded?.url !== url) return undefined;
  delete window.emberclutchPreloadedResponse;
  return preloaded.response;
}
