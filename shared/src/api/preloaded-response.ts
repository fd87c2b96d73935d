/** A call that the boot script of a composed page began before any other script had loaded. */
export interface FirstCall {
  url: string;
  response: Promise<Response>;
}

declare global {
  interface Window {
    emberclutchFirstCall?: FirstCall;
  }
}

/** Returns the preloaded response, once: a second call for the same URL wants a fresh one. */
export function takePreloadedResponse(url: string): Promise<Response> | undefined {
  const first = window.emberclutchFirstCall;
  if (first?.url !== url) return undefined;
  delete window.emberclutchFirstCall;
  return first.response;
}
