let isEmbedMode = false;

/**
 * Marks this page as a page of another site: its root element, its title and its local storage must not be changed. There
 * is no way back, because a page stays a page of its site.
 */
export function enableEmbedMode(): void {
  isEmbedMode = true;
}

export const isEmbedded = () => isEmbedMode;
