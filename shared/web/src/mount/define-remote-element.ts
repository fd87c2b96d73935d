import type { ChangeableOptions, Mount, Mounted, MountOptions } from './mount-options.ts';

/** Container of an embedded build: the global that its `remoteEntry.js` defines. */
interface Container {
  init: (modules: object) => unknown;
  get: (exposed: './mount') => Promise<() => { default: Mount }>;
}

/**
 * Defines an element such as `<emberclutch-hatchery>`, which shows a remote while it is in a document. Its attributes are the
 * options of `mount` in kebab-case. It dispatches `visitor` with the authentication state as its detail, and `error` if the
 * remote could not be loaded, mounted or rendered.
 *
 * The command `embed` writes this file, and a call of the function, into `element.js`. Therefore the file imports types only.
 * @param name of the remote: `hatchery`
 * @param entry URL of its `remoteEntry.js`
 * @param integrity digest of that `remoteEntry.js`
 */
export function defineRemoteElement(name: string, entry: string, integrity: string): void {
  let loading: Promise<Mount> | null = null;

  /** Loads the scripts once for all elements. Retries after a failure. */
  const load = () => {
    loading ??= loadMount(`emberclutch_${name}`, entry, integrity).catch((error: unknown) => {
      loading = null;
      throw error;
    });
    return loading;
  };

  class RemoteElement extends HTMLElement {
    static readonly observedAttributes = ['api-base', 'extra-headers', 'path', 'site-url', 'theme'];
    #mounted: Mounted | null = null;

    connectedCallback(): void {
      if (getComputedStyle(this).display === 'inline') this.style.display = 'block';
      void this.#mount();
    }

    disconnectedCallback(): void {
      this.#mounted?.();
      this.#mounted = null;
    }

    /** A change to the API needs a new mount. So does adding or removing the path: without one, the remote follows the address bar. */
    attributeChangedCallback(name: string, before: string | null, after: string | null): void {
      if (this.#mounted === null || before === after) return;
      const option = changeableOptions[name];
      if (option && (option !== 'path' || (before !== null && after !== null))) {
        this.#mounted.update({ [option]: this.#readOptions()[option] });
      } else {
        this.disconnectedCallback();
        void this.#mount();
      }
    }

    async #mount(): Promise<void> {
      try {
        const mount = await load();
        // The element may have been removed, or removed and added again, while the scripts were loading.
        if (this.isConnected && this.#mounted === null) this.#mounted = mount(this, this.#readOptions());
      } catch (error) {
        this.#report(error);
      }
    }

    #report(error: unknown): void {
      const message = error instanceof Error ? error.message : String(error);
      this.dispatchEvent(new ErrorEvent('error', { error, message }));
    }

    #readOptions(): MountOptions {
      const readText = (attribute: string) => this.getAttribute(attribute) ?? undefined;
      const theme = readText('theme');
      return {
        apiBase: readText('api-base'),
        extraHeaders: readText('extra-headers') !== 'false',
        authScheme: readText('auth-scheme') === 'none' ? 'none' : undefined,
        path: readText('path'),
        siteUrl: readText('site-url'),
        theme: theme === 'light' || theme === 'dark' ? theme : undefined,
        onError: (error) => this.#report(error),
        onVisitor: (detail) => this.dispatchEvent(new CustomEvent('visitor', { detail, bubbles: true })),
      };
    }
  }

  const tag = `emberclutch-${name}`;
  if (!customElements.get(tag)) customElements.define(tag, RemoteElement);
}

/** Options that a mounted remote applies without a new mount, by attribute. */
const changeableOptions: Record<string, keyof ChangeableOptions> = {
  path: 'path',
  'site-url': 'siteUrl',
  theme: 'theme',
};

/** Key in `window` of the modules that all remotes of a page share, so that a player signs in once. A symbol, because scripts of the page use names. */
const modulesKey = Symbol.for('emberclutch.modules');

async function loadMount(global: string, entry: string, integrity: string): Promise<Mount> {
  // A page that loads the container itself also initializes it.
  if (!(global in window)) {
    await loadScript(entry, integrity);
    await readContainer(global).init(getSharedModules());
  }
  return (await readContainer(global).get('./mount'))().default;
}

function getSharedModules(): object {
  if (!(modulesKey in window)) Reflect.set(window, modulesKey, {});
  // Cast: only this file sets it.
  return Reflect.get(window, modulesKey) as object;
}

// Cast: `remoteEntry.js` of the same build defines this global.
const readContainer = (global: string) => Reflect.get(window, global) as Container;

function loadScript(url: string, integrity: string): Promise<void> {
  const script = document.createElement('script');
  script.src = url;
  script.integrity = integrity;
  // Browsers check the digest of a file of another origin only if CORS allows reading it, as it does for this module.
  script.crossOrigin = 'anonymous';
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  script.addEventListener('load', () => resolve());
  script.addEventListener('error', () => {
    script.remove();
    reject(new Error(`${url} could not be loaded`));
  });
  document.head.append(script);
  return promise;
}
