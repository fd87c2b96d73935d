import { pageDataId } from '@emberclutch/contract/site/page-protocol.ts';
import type { PageData } from '@emberclutch/contract/site/site.ts';

export function readPageData(): PageData {
  // Cast: the edge validated the data when it composed this page, and a schema would be many times larger than the boot script.
  return JSON.parse(document.getElementById(pageDataId)?.textContent ?? '{}') as PageData;
}
