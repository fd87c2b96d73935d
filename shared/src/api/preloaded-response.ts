/** What the inline script of a composed page leaves behind: a call begun before any other script had loaded. */
export interface FirstCall {
  url: string;
  response: Promise<Response>;
}

declare global {
  interface Window {
    emberclutchFirstCall?: FirstCall;
  }
}

/** Hands the early answer over, once: whoever asks again wants a fresh one. */
export function takePreloadedResponse(url: string): Promise<Response> | undefined {
  const first = window.emberclutchFirstCall;
  if (first?.url !== url) return undefined;
  delete window.emberclutchFirstCall;
  return first.response;
}
