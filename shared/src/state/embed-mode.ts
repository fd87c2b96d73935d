let isOne = false;

/**
 * Tells that this page is somebody else's: its root element, its title and what it keeps in local storage are not ours
 * to change. That cannot be taken back, as the page stays theirs.
 */
export function enableEmbedMode(): void {
  isOne = true;
}

export const isEmbedded = () => isOne;
