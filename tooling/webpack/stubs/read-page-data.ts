/** Replaces `shared/web/src/api/page-data.ts` on Node: reads the data of the page that is being rendered. */
export const readPageData = (): unknown => Reflect.get(globalThis, 'emberclutchPage');
