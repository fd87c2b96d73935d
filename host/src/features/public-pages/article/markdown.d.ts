/** A page of `host/content`, parsed by the build (`tooling/webpack/create-host-config.ts`). */
declare module '*.md' {
  import type { PageContent } from '@emberclutch/contract/site/page-content.ts';

  const content: PageContent;
  export default content;
}
