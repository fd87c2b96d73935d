import type { MountOptions } from './mount-options.ts';
import { defineRemoteElement } from './define-remote-element.ts';

const update = jest.fn();
const unmount = Object.assign(jest.fn(), { update });
const mount = jest.fn((_element: Element, _options: MountOptions) => unmount);
const container = { init: jest.fn(), get: async () => () => ({ default: mount }) };

defineRemoteElement('garden', 'https://static.example/garden/remoteEntry.js', 'sha256-garden');

afterEach(() => {
  document.body.replaceChildren();
  Reflect.deleteProperty(window, 'emberclutch_garden');
  jest.clearAllMocks();
});

it('the element loads the remote, mounts it with its attributes, and unmounts it when it is removed', async () => {
  const visitors: unknown[] = [];
  document.body.addEventListener('visitor', (event) => {
    if (event instanceof CustomEvent) visitors.push(event.detail);
  });
  const slot = add(
    '<emberclutch-garden api-base="https://api.example" path="/garden" theme="dark" auth-scheme="none">',
  );
  expect(findEntry().src).toBe('https://static.example/garden/remoteEntry.js');
  expect(findEntry()).toMatchObject({ integrity: 'sha256-garden', crossOrigin: 'anonymous' });

  finishLoading();
  await waitForMounts(1);

  expect(container.init).toHaveBeenCalledTimes(1);
  const options = mount.mock.calls[0]?.[1];
  expect(mount.mock.calls[0]?.[0]).toBe(slot);
  expect(options).toMatchObject({
    apiBase: 'https://api.example',
    path: '/garden',
    theme: 'dark',
    extraHeaders: true,
    authScheme: 'none',
  });
  options?.onVisitor?.({ isAuthenticated: true, displayName: 'Moss', email: null });
  expect(visitors).toEqual([{ isAuthenticated: true, displayName: 'Moss', email: null }]);
  slot.remove();
  expect(unmount).toHaveBeenCalledTimes(1);
});

it('the element passes changed options to the mounted remote', async () => {
  const slot = add('<emberclutch-garden theme="dark" path="/garden">');
  await waitForMounts(1);

  slot.setAttribute('theme', 'light');
  slot.setAttribute('path', '/pond');
  slot.setAttribute('site-url', 'https://site.example');
  slot.removeAttribute('theme');
  slot.setAttribute('path', '/pond');

  expect(update.mock.calls).toEqual([
    [{ theme: 'light' }],
    [{ path: '/pond' }],
    [{ siteUrl: 'https://site.example' }],
    [{ theme: undefined }],
  ]);
  expect(mount).toHaveBeenCalledTimes(1);
});

it.each([
  ['after a change to the API', 'api-base', 'https://other.example'],
  ['after the removal of its path', 'path', null],
])('the element mounts again %s', async (_what, attribute, value) => {
  const slot = add('<emberclutch-garden api-base="https://api.example" path="/garden">');
  await waitForMounts(1);

  if (value === null) slot.removeAttribute(attribute);
  else slot.setAttribute(attribute, value);
  await waitForMounts(2);

  expect(unmount).toHaveBeenCalledTimes(1);
  expect(update).not.toHaveBeenCalled();
});

it('the element reports a rendering error of the remote', async () => {
  const slot = add('<emberclutch-garden>');
  await waitForMounts(1);
  const failure = new Promise<Event>((resolve) => slot.addEventListener('error', resolve, { once: true }));

  const error = new Error('The pond is dry');
  mount.mock.calls[0]?.[1].onError?.(error);

  expect(await failure).toMatchObject({ error, message: 'The pond is dry' });
});

it('the element does not mount the remote if it was removed while the scripts were loading', async () => {
  const slot = add('<emberclutch-garden>');
  slot.remove();
  const second = add('<emberclutch-garden>');
  await waitForMounts(1);

  expect(mount.mock.calls[0]?.[0]).toBe(second);
});

it('the element reports a script that cannot be loaded, and loads it again for the next element', async () => {
  defineRemoteElement('pond', 'https://static.example/pond/remoteEntry.js', 'sha256-pond');
  const failure = new Promise<Event>((resolve) =>
    add('<emberclutch-pond>').addEventListener('error', resolve, { once: true }),
  );
  findEntry('pond').dispatchEvent(new Event('error'));
  expect(await failure).toMatchObject({
    message: 'https://static.example/pond/remoteEntry.js could not be loaded',
  });
  expect(document.head.querySelector('script[src*=pond]')).toBeNull();

  add('<emberclutch-pond>');
  expect(findEntry('pond').src).toContain('/pond/');
});

function add(html: string): Element {
  document.body.insertAdjacentHTML('beforeend', html);
  const element = document.body.lastElementChild;
  if (!element) throw new Error('Nothing was added');
  return element;
}

function findEntry(name = 'garden'): HTMLScriptElement {
  const script = document.head.querySelector<HTMLScriptElement>(`script[src*=${name}]`);
  if (!script) throw new Error(`No script of ${name} was requested`);
  return script;
}

/** Does what the browser does after it has run the script. */
function finishLoading(): void {
  Reflect.set(window, 'emberclutch_garden', container);
  findEntry().dispatchEvent(new Event('load'));
}

async function waitForMounts(times: number): Promise<void> {
  while (mount.mock.calls.length < times) await new Promise((resolve) => setTimeout(resolve));
}
