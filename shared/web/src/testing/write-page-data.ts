import { pageDataId } from '@emberclutch/contract/site/page-protocol.ts';

/** Adds the data of a composed page to the document, in place of earlier data. */
export function writePageData(data: object): void {
  document.getElementById(pageDataId)?.remove();
  const element = document.createElement('script');
  element.type = 'application/json';
  element.id = pageDataId;
  element.textContent = JSON.stringify(data);
  document.head.append(element);
}
