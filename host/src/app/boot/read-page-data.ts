import { pageDataId } from '@emberclutch/contract/site/page-protocol.ts';
import type { PageData } from '@emberclutch/contract/site/site.ts';

export function readPageData(): PageData {
  // Cast: the edge validated it when it composed this page, and a schema would be many times the size of the boot script.
  return JSON.parse(document.getElementById(pageDataId)?.textContent ?? '{}') as PageData;
}
