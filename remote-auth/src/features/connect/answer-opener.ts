/** What the element that opened the window is told. Elements of earlier releases read it, so that members are only added. */
type Answer = { code: string } | { error: 'access_denied' };

/**
 * Tells the page that opened this window what the player has decided, and closes the window. The browser delivers it to a
 * page of that origin only.
 */
export function answerOpener(origin: string, answer: Answer): void {
  // Cast: its type is `any`, and it is null where there is none.
  const opener = window.opener as Window | null;
  opener?.postMessage({ type: 'emberclutch:connect', ...answer }, origin);
  window.close();
}
