import type { ComponentType } from 'react';
import type { RemotePage } from '@emberclutch/contract/site/site.ts';
import type { ListQueries } from './page-query.ts';

/** A row of an app's page table (`src/pages.ts`): routes, release metadata and preloads derive from it. */
export interface AppPage extends RemotePage {
  id: string;
  /**
   * Imports the component with a single `import()` of a literal path, by which the build finds the page's scripts. The page on which most
   * visits start has `webpackMode: "eager"`: its component is in the chunk of the routes, which saves a request.
   */
  load: () => Promise<ComponentType<PageProps>>;
  /**
   * Lists the queries of the first render. The edge renders the page with their results, which the HTML carries to the browser. Every
   * browser loads the table, so a query definition that the first page does not need is loaded with `import()`.
   */
  queries?: ListQueries;
  /** Whether the page stays in the document, hidden, while a page that was opened from it is shown, so that Back shows it at once. */
  isKept?: boolean;
  /** Ids of the pages that visitors are likely to open next: the browser loads them when it is idle after this page. */
  next?: readonly string[];
  /** Names of further chunks that every visit requests (`webpackChunkName`): composed pages preload them with the page's scripts. */
  chunks?: readonly string[];
  /** Whether the page shows little before its scripts run. The browser then requests them with the HTML, not after the first paint. */
  isDrawnByScripts?: boolean;
}

/** Every page component receives its own row of the table. */
export interface PageProps {
  page: RemotePage;
}
