/** Storage entries of a foreign page, under keys that our own site uses. */
export const pageStorage = {
  session: 'token-of-the-page',
  user: '99999999-2222-4333-8444-555555555555',
  displayName: 'Page admin',
  email: 'admin@wiki.example',
  theme: 'dark',
  preferences: '{"muted":["soldOut"]}',
  notices: '[]',
  toldAt: '{}',
};

/**
 * Runs in the page: captures the elements outside of the remote with their styles, except styles that depend on the height of the page.
 * Leaves out scripts, because webpack adds one to the head for each chunk that it loads.
 */
export function capturePageOutsideRemote() {
  const dependsOnHeight = /^(height|block-size|width|inline-size|perspective-origin|transform-origin)$/;
  const place = document.getElementById('place');
  const outerElements = [...document.querySelectorAll(':not(script)')].filter(
    (element) => !place?.contains(element),
  );
  return {
    title: document.title,
    address: location.href,
    head: [...document.head.querySelectorAll(':not(script)')].map((element) => element.outerHTML),
    roots: [document.documentElement, document.body].map(
      (root) => (root.cloneNode(false) as Element).outerHTML,
    ),
    styles: outerElements.map((element) => {
      const style = getComputedStyle(element);
      const names = [...style].filter((name) => !dependsOnHeight.test(name));
      return [element.tagName, ...names.map((name) => `${name}: ${style.getPropertyValue(name)}`)];
    }),
  };
}

/** Runs in the page: lists global names that an empty page does not define. */
export function listGlobals(): string[] {
  const frame = document.body.appendChild(document.createElement('iframe'));
  const emptyPageGlobals = new Set(Object.getOwnPropertyNames(frame.contentWindow));
  frame.remove();
  return Object.getOwnPropertyNames(window).filter((global) => !emptyPageGlobals.has(global));
}

/** Runs in the page: counts how often a world element draws in sixty frames of the page. */
export async function countDraws(world: Element): Promise<number> {
  const gl = world.shadowRoot?.querySelector('canvas')?.getContext('webgl2');
  if (!gl) throw new Error('The element has no canvas');
  let draws = 0;
  const { drawElements } = gl;
  gl.drawElements = (...call) => {
    draws += 1;
    drawElements.apply(gl, call);
  };
  for (let frame = 0; frame < 60; frame += 1) await new Promise(requestAnimationFrame);
  gl.drawElements = drawElements;
  return draws;
}

/** Runs in the page before its scripts: records the storage keys that the scripts read. */
export function recordReads(): void {
  const readKeys: string[] = [];
  const { getItem } = Storage.prototype;
  Storage.prototype.getItem = function (key: string) {
    readKeys.push(key);
    return getItem.call(this, key);
  };
  Reflect.set(window, 'read', readKeys);
}

/** Runs in the page before its scripts: records how the scripts change the page outside of `#place`, and which elements they define. */
export function recordEffects(): void {
  const effects: string[] = [];
  const record = (target: object, owner: string, names: readonly string[]) => {
    for (const name of names) {
      const call = Reflect.get(target, name);
      Reflect.set(target, name, function (this: unknown, ...args: unknown[]) {
        const isInside = this instanceof Node && this.getRootNode() instanceof ShadowRoot;
        if (!isInside)
          effects.push(`${owner}.${name}(${args.filter((argument) => typeof argument === 'string')})`);
        return Reflect.apply(call, this, args);
      });
    }
  };
  record(history, 'history', ['pushState', 'replaceState', 'back', 'forward', 'go']);
  record(window, 'window', [
    'scroll',
    'scrollTo',
    'scrollBy',
    'open',
    'postMessage',
    'alert',
    'focus',
    'blur',
  ]);
  record(HTMLElement.prototype, 'element', ['focus', 'blur', 'click']);
  record(customElements, 'customElements', ['define']);
  const cookie = Object.getOwnPropertyDescriptor(Document.prototype, 'cookie');
  Object.defineProperty(document, 'cookie', {
    get: () => {
      effects.push('cookie read');
      return cookie?.get?.call(document);
    },
    set: () => {
      effects.push('cookie set');
    },
  });
  const observer = new MutationObserver((records) => {
    const place = document.getElementById('place');
    for (const { target } of records)
      if (place && !place.contains(target)) effects.push(`change of ${target.nodeName}`);
  });
  // Starts when the markup has ended, before module scripts run.
  document.addEventListener('readystatechange', () =>
    observer.observe(document, { attributes: true, characterData: true, childList: true, subtree: true }),
  );
  Reflect.set(window, 'effects', effects);
}

/** Runs in the page before its scripts: counts the listeners of window and document by event. */
export function countListeners(): void {
  const listeners: Record<string, number> = {};
  for (const target of [window, document]) {
    const { addEventListener, removeEventListener } = target;
    const listenersByType = new Map<string, Set<EventListener>>();
    const getListeners = (type: string) => {
      const typeListeners = listenersByType.get(type) ?? new Set();
      listenersByType.set(type, typeListeners);
      return typeListeners;
    };
    // Counts as browsers do: they add a listener only once, and ignore the removal of an unknown listener.
    target.addEventListener = (type: string, ...listenerArgs: [EventListener]) => {
      if (!getListeners(type).has(listenerArgs[0])) listeners[type] = (listeners[type] ?? 0) + 1;
      getListeners(type).add(listenerArgs[0]);
      addEventListener.call(target, type, ...listenerArgs);
    };
    target.removeEventListener = (type: string, ...listenerArgs: [EventListener]) => {
      if (getListeners(type).delete(listenerArgs[0])) listeners[type] = (listeners[type] ?? 0) - 1;
      removeEventListener.call(target, type, ...listenerArgs);
    };
  }
  Reflect.set(window, 'listeners', listeners);
}

interface Container {
  init: (modules: object) => Promise<void>;
  get: (exposedModule: string) => Promise<() => { default: Mount }>;
}
type Mount = (element: Element | null, options: Record<string, string>) => () => void;

/** Runs in the page: mounts a remote into its empty element. */
export async function mountRemote({
  remote,
  ...options
}: {
  remote: string;
  path: string;
  apiBase: string;
}): Promise<void> {
  const container: Container = Reflect.get(window, `emberclutch_${remote}`);
  const { default: mount } = (await container.get('./mount'))();
  const mounts: (() => void)[] = Reflect.get(window, 'mounts') ?? [];
  Reflect.set(window, 'mounts', [...mounts, mount(document.getElementById('place'), options)]);
}

/** Runs in the page: initializes remotes as the guide instructs. The page belongs to a federation that shares an older React. */
export async function shareModules(remotes: string[]): Promise<void> {
  const react = {
    get: () => Promise.reject(new Error('The React of the page was used')),
    from: 'wiki',
    eager: false,
  };
  const modules = { react: { '18.3.1': react } };
  Reflect.set(window, 'modules', modules);
  for (const remote of remotes) {
    const container: Container = Reflect.get(window, `emberclutch_${remote}`);
    await container.init(modules);
  }
}

/** Runs in the page: unmounts everything that `mountRemote` has mounted. */
export function unmountAll(): void {
  for (const unmount of Reflect.get(window, 'mounts')) unmount();
  Reflect.deleteProperty(window, 'mounts');
}
