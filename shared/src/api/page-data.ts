import { PageData } from '../contract/site.ts';

/** Id of the JSON that a composed page carries. */
const elementId = 'emberclutch-page';

/**
 * Reads the data of the composed page: brand and registry of remotes.
 * @throws {Error} if the page was not composed
 */
export function readPageData(): PageData {
  const element = document.getElementById(elementId);
  if (!element?.textContent) throw new Error(`This page was not composed: #${elementId} is missing`);
  return PageData.parse(JSON.parse(element.textContent));
}
