/** Defines the elements of the playground, which read from where this page was read. Their classes need a browser. */
export async function defineElements(): Promise<void> {
  const { defineEmbedElements } = await import(
    /* webpackChunkName: "embed-elements" */ '@emberclutch/web/embed/define-embed-elements.ts'
  );
  defineEmbedElements(location.origin);
}
