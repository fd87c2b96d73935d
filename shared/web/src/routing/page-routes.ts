import type { ReactNode } from 'react';

/** The export `./routes` of a remote: a component without properties. */
export interface PageRoutes {
  (): ReactNode;
  /** Loads the page of a path, so that these routes show it without a fallback. */
  preload: (pathname: string) => Promise<void>;
}

/** The part of it that the host needs. A remote built before pages were loaded one by one has no `preload`. */
export interface UsableRoutes {
  (): ReactNode;
  preload?: (pathname: string) => Promise<void>;
}
