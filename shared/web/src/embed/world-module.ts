/**
 * The script of a site that draws the world in `<emberclutch-world>`. Script and element may be of different releases, because
 * pages of other sites can pin the element: members are only added.
 */
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
  /** Without motion: dragons rest, and the camera jumps. */
  isStill: boolean;
  /** Gives up opening. */
  signal: AbortSignal;
  /** A person chose a dragon, or none. @param number of the dragon */
  onPick: (number: number | null) => void;
  /** A person wants to see more of the chosen dragon. */
  onOpen: () => void;
  /** The graphics card has revoked the context: nothing is drawn until the world is opened again. */
  onLost: () => void;
}

export interface OpenedWorld {
  /** Paused, no dragon moves, and little is drawn. The map can still be moved. */
  setPaused: (isPaused: boolean) => void;
  zoomBy: (factor: number) => void;
  showAll: () => void;
  /** Ends all work, and removes what was added. */
  destroy: () => void;
}
