/**
 * Makes the browser fetch a module and check its digest; a later import of the address uses that module, or fails. `import()` cannot specify
 * a digest, and Trusted Types restrict the address of a script element.
 * @throws {Event} if it cannot be fetched, or its digest does not match
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
