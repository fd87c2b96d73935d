import type { MountOptions } from './mount-remote.tsx';
import { defineRemoteElement } from './define-remote-element.ts';

const unmount = jest.fn();
const mount = jest.fn((_element: Element, _options: MountOptions) => unmount);
const container = { init: jest.fn(), get: async () => () => ({ default: mount }) };

defineRemoteElement('garden', 'https://static.example/garden/remoteEntry.js');

afterEach(() => {
  document.body.replaceChildren();
  Reflect.deleteProperty(window, 'emberclutch_garden');
  jest.clearAllMocks();
});

it('loads the remote, mounts it with its attributes, and unmounts it when it is removed', async () => {
  const visitors: unknown[] = [];
  document.body.addEventListener('visitor', (event) => {
    if (event instanceof CustomEvent) visitors.push(event.detail);
  });
  const place = add('<emberclutch-garden api-base="https://api.example" path="/garden" theme="dark">');
  expect(entry().src).toBe('https://static.example/garden/remoteEntry.js');

  finishLoading();
  await mounted(1);

  expect(container.init).toHaveBeenCalledTimes(1);
  const options = mount.mock.calls[0]?.[1];
  expect(mount.mock.calls[0]?.[0]).toBe(place);
  expect(options).toMatchObject({
    apiBase: 'https://api.example',
    path: '/garden',
    theme: 'dark',
    extraHeaders: true,
  });
  options?.onVisitor?.({ isAuthenticated: true, displayName: 'Moss', email: null });
  expect(visitors).toEqual([{ isAuthenticated: true, displayName: 'Moss', email: null }]);
  place.remove();
  expect(unmount).toHaveBeenCalledTimes(1);
});

it('mounts anew with a changed attribute', async () => {
  const place = add('<emberclutch-garden theme="dark">');
  await mounted(1);

  place.setAttribute('theme', 'light');
  await mounted(2);

  expect(unmount).toHaveBeenCalledTimes(1);
  expect(mount.mock.calls[1]?.[1]).toMatchObject({ theme: 'light' });
});

it('does not mount an element that was removed while the scripts were loading', async () => {
  const place = add('<emberclutch-garden>');
  place.remove();
  const other = add('<emberclutch-garden>');
  await mounted(1);

  expect(mount.mock.calls[0]?.[0]).toBe(other);
});

it('reports a script that cannot be loaded, and loads it again for the next element', async () => {
  defineRemoteElement('pond', 'https://static.example/pond/remoteEntry.js');
  const failure = new Promise((resolve) =>
    add('<emberclutch-pond>').addEventListener('error', resolve, { once: true }),
  );
  entry('pond').dispatchEvent(new Event('error'));
  await failure;
  expect(document.head.querySelector('script[src*=pond]')).toBeNull();

  add('<emberclutch-pond>');
  expect(entry('pond').src).toContain('/pond/');
});

function add(html: string): Element {
  document.body.insertAdjacentHTML('beforeend', html);
  const element = document.body.lastElementChild;
  if (!element) throw new Error('Nothing was added');
  return element;
}

function entry(name = 'garden'): HTMLScriptElement {
  const script = document.head.querySelector<HTMLScriptElement>(`script[src*=${name}]`);
  if (!script) throw new Error(`No script of ${name} was requested`);
  return script;
}

/** What the browser does after it has run the script. */
function finishLoading(): void {
  Reflect.set(window, 'emberclutch_garden', container);
  entry().dispatchEvent(new Event('load'));
}

async function mounted(times: number): Promise<void> {
  while (mount.mock.calls.length < times) await new Promise((resolve) => setTimeout(resolve));
}
