import type { ReactNode } from 'react';

/** What a remote exposes as `./routes`: a component without properties. */
export interface PageRoutes {
  (): ReactNode;
  /** Loads the page of a path, so that these routes show it without a fallback. */
  preload: (pathname: string) => Promise<void>;
}

/** What the host needs of it. A remote built before pages were loaded one by one has no `preload`. */
export interface UsableRoutes {
  (): ReactNode;
  preload?: (pathname: string) => Promise<void>;
}
