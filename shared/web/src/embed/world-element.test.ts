import { waitFor, within } from '@testing-library/dom';
import { api, http, HttpResponse } from '../testing/api.tsx';
import { defineEmbedElements } from './define-embed-elements.ts';
import { WorldElement } from './world-element.ts';
import type { OpenedWorld, WorldModuleOptions } from './world-module.ts';
import { findShadow } from './testing/find-shadow.ts';

const site = 'https://eggs.example';
const release = { latest: '/a.js', pinned: '/b.js', integrity: 'sha256-AA' };

const createWorld = () => ({
  setPaused: jest.fn(),
  zoomBy: jest.fn(),
  showAll: jest.fn(),
  destroy: jest.fn(),
});

let world: ReturnType<typeof createWorld>;
const openWorld = jest.fn<Promise<OpenedWorld>, [HTMLElement, WorldModuleOptions]>();

beforeAll(() => {
  // jsdom has no constructable style sheets.
  CSSStyleSheet.prototype.replaceSync = () => undefined;
  defineEmbedElements(site);
});
beforeEach(() => {
  world = createWorld();
  openWorld.mockResolvedValue(world);
  jest.spyOn(WorldElement, 'loadModule').mockResolvedValue({ openWorld });
  api.use(
    http.get('*/embed/v1/release.json', () =>
      HttpResponse.json({
        ...release,
        world: '/remotes/hatchery/2/embed/world.js',
        worldIntegrity: 'sha384-BB',
      }),
    ),
  );
});
afterEach(() => document.body.replaceChildren());

async function addWorld() {
  const element = document.createElement('emberclutch-world');
  element.theme = 'dark';
  document.body.append(element);
  const content = within(findShadow(element));
  await content.findByRole('link', { name: 'The whole world' });
  return { element, content };
}

it('the element opens the world with the script of the live release, and links to the selected dragon', async () => {
  const { element, content } = await addWorld();
  const selections: number[] = [];
  const urls: string[] = [];
  element.addEventListener('select', ({ detail }) => selections.push(detail.number));
  element.addEventListener('navigate', (event) => {
    urls.push(event.detail.url);
    event.preventDefault();
  });
  const options = openWorld.mock.calls[0]?.[1];

  options?.onPick(12);
  options?.onOpen();
  content.getByRole('button', { name: 'Zoom in' }).click();

  expect(WorldElement.loadModule).toHaveBeenCalledWith(
    `${site}/remotes/hatchery/2/embed/world.js`,
    'sha384-BB',
    expect.any(HTMLElement),
  );
  expect(options).toMatchObject({ api: site, theme: 'dark' });
  expect(openWorld.mock.calls[0]?.[0]).toBe(content.getByRole('application', { name: 'Map of the dragons' }));
  expect(selections).toEqual([12]);
  expect(urls).toEqual([`${site}/details/12`]);
  expect(world.zoomBy).toHaveBeenCalledWith(1.5);
});

it('the element keeps the world while it is moved in the document, and destroys it when it is removed', async () => {
  const { element, content } = await addWorld();
  const section = document.body.appendChild(document.createElement('section'));

  section.append(element);
  await new Promise((resolve) => setTimeout(resolve));
  expect(world.destroy).not.toHaveBeenCalled();
  element.remove();
  await waitFor(() => expect(world.destroy).toHaveBeenCalledTimes(1));
  section.append(element);

  await waitFor(() => expect(openWorld).toHaveBeenCalledTimes(2));
  await content.findByRole('link', { name: 'The whole world' });
});

it('the element redraws the world in another theme, but not for another token', async () => {
  const { element } = await addWorld();

  element.accent = 'teal';
  element.theme = 'light';

  await waitFor(() => expect(openWorld).toHaveBeenCalledTimes(2));
  expect(openWorld.mock.calls[1]?.[1].theme).toBe('light');
  expect(world.destroy).toHaveBeenCalledTimes(1);
});

it('the element pauses while it is outside the window, and after a person has paused it', async () => {
  let setNear = (_isIntersecting: boolean): void => undefined;
  const Observer = globalThis.IntersectionObserver;
  globalThis.IntersectionObserver = class extends Observer {
    constructor(report: IntersectionObserverCallback) {
      super(report);
      // Cast: the element reads no other member of an entry.
      setNear = (isIntersecting) => report([{ isIntersecting } as IntersectionObserverEntry], this);
    }
  };
  const { content } = await addWorld();
  globalThis.IntersectionObserver = Observer;
  expect(world.setPaused.mock.lastCall).toEqual([false]);

  setNear(false);
  expect(world.setPaused.mock.lastCall).toEqual([true]);
  setNear(true);
  expect(world.setPaused.mock.lastCall).toEqual([false]);

  content.getByRole('button', { name: 'Pause' }).click();
  expect(world.setPaused.mock.lastCall).toEqual([true]);
  setNear(false);
  setNear(true);
  expect(world.setPaused.mock.lastCall).toEqual([true]);
  content.getByRole('button', { name: 'Resume' }).click();
  expect(world.setPaused.mock.lastCall).toEqual([false]);
});

it('the element shows a message if the site has no world', async () => {
  api.use(http.get('*/embed/v1/release.json', () => HttpResponse.json(release)));
  const messages: string[] = [];
  const element = document.createElement('emberclutch-world');
  element.addEventListener('error', ({ message }) => messages.push(message));
  document.body.append(element);

  await within(findShadow(element)).findByRole('button', { name: 'Retry' });

  expect(messages).toEqual(['This site has no script that draws the world']);
  expect(WorldElement.loadModule).not.toHaveBeenCalled();
});
