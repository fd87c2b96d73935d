/**
 * Has the browser fetch a module and check its digest: an import of the same address then takes that module, or fails. An
 * import has no digest of its own, and the address of a script element is one that Trusted Types guard.
 * @param root takes a link element until the module is there
 * @throws {Event} if it cannot be fetched, or has another digest
 */
export async function preloadModule(url: string, integrity: string, root: Node): Promise<void> {
  const link = Object.assign(document.createElement('link'), {
    rel: 'modulepreload',
    href: url,
    integrity,
    crossOrigin: 'anonymous',
  });
  try {
    await new Promise((resolve, reject) => {
      link.addEventListener('load', resolve);
      link.addEventListener('error', reject);
      root.appendChild(link);
    });
  } finally {
    link.remove();
  }
}
