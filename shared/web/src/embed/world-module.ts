/** The script of a site that draws the world. Members are only ever added: pages of other sites can pin the element of another release. */
export interface WorldModule {
  /**
   * Draws the world in an element, and listens to gestures and keys there.
   * @throws {Error} if the dragons cannot be read, or the browser cannot draw them
   */
  openWorld: (map: HTMLElement, options: WorldModuleOptions) => Promise<OpenedWorld>;
}

export interface WorldModuleOptions {
  /** Base URL of the API. */
  api: string;
  theme: 'light' | 'dark';
  /** No motion: dragons rest, and the camera jumps. */
  isStill: boolean;
  /** Aborts the opening. */
  signal: AbortSignal;
  /** A person chose a dragon, or cleared the choice. @param number of the dragon */
  onPick: (number: number | null) => void;
  /** A person wants to see more of the chosen dragon. */
  onOpen: () => void;
  /** The browser has lost the graphics context: nothing is drawn until the world is opened again. */
  onLost: () => void;
}

export interface OpenedWorld {
  /** While paused, no dragon moves, and few frames are drawn. The map can still be moved. */
  setPaused: (isPaused: boolean) => void;
  zoomBy: (factor: number) => void;
  showAll: () => void;
  /** Stops all work, and removes all added elements. */
  destroy: () => void;
}
