/** On menus and offers that the player may be about to press: toasts are placed beside them. */
export const keepClearAttribute = 'data-keep-clear';

/** Props of an element that toasts keep clear of. */
export const keepClear = (isShown = true) => ({ [keepClearAttribute]: isShown || undefined });
