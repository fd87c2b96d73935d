import { pageDataId } from '@emberclutch/contract/site/page-protocol.ts';
import type { PageData } from '@emberclutch/contract/site/site.ts';

/**
 * Reads the data of the composed page, such as the site's configuration and the registry of remotes.
 * @throws {Error} if the page was not composed
 */
export function readPageData(): PageData {
  const element = document.getElementById(pageDataId);
  if (!element?.textContent) throw new Error('No page data');
  // Cast: the edge validated the data when it composed this page, and a schema would add the schema library to the first load.
  return JSON.parse(element.textContent) as PageData;
}
