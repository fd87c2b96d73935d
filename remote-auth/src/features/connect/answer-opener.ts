/** The answer to the element that opened the window. Elements of earlier releases read it: members are only added. */
type Answer = { code: string } | { error: 'access_denied' };

/**
 * Sends the decision of the player to the page that opened this window, and closes the window. The browser delivers it to a
 * page of that origin only.
 */
export function answerOpener(origin: string, answer: Answer): void {
  // Cast: its type is `any`, and it is null if there is none.
  const opener = window.opener as Window | null;
  opener?.postMessage({ type: 'emberclutch:connect', ...answer }, origin);
  window.close();
}
