import { pageDataId } from '../contract/page-protocol.ts';
import { PageData } from '../contract/site.ts';

/**
 * Reads the data of the composed page: brand and registry of remotes.
 * @throws {Error} if the page was not composed
 */
export function readPageData(): PageData {
  const element = document.getElementById(pageDataId);
  if (!element?.textContent) throw new Error(`This page was not composed: #${pageDataId} is missing`);
  return PageData.parse(JSON.parse(element.textContent));
}
