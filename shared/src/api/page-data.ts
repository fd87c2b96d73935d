import { PageData } from '../contract/site.ts';

/** Id of the JSON that a composed page carries. */
const elementId = 'emberclutch-page';

/**
 * What the page was composed with: the brand, and which remote lives where.
 * @throws {Error} in a page that was not composed
 */
export function readPageData(): PageData {
  const element = document.getElementById(elementId);
  if (!element?.textContent) throw new Error(`This page was not composed: #${elementId} is missing`);
  return PageData.parse(JSON.parse(element.textContent));
}
