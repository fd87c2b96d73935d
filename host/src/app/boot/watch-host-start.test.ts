import { pageAttributes, rootId } from '@emberclutch/contract/site/page-protocol.ts';
import { watchHostStart } from './watch-host-start.ts';

const findAlert = () => document.querySelector('[role="alert"]');
const findRoot = () => document.getElementById(rootId);

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

function openPage(attributes: string, content = '<h1>About</h1>') {
  document.body.innerHTML = `<div id="${rootId}" ${attributes}>${content}</div>`;
  watchHostStart();
}

it('the boot script offers a reload within nine seconds, and keeps a prerendered page readable', () => {
  openPage(`${pageAttributes.prerendered}="/about"`);

  jest.advanceTimersByTime(9_000);

  expect(findAlert()?.querySelector('h2')?.textContent).toBe('The Dragons Are Restless');
  expect(findAlert()?.querySelector('button')?.textContent).toBe('Restore Connection');
  expect(findAlert()?.querySelector('a')?.getAttribute('href')).toBe('/');
  expect(findRoot()?.hidden).toBe(false);
});

it('the boot script hides a placeholder below the message until the host has started after all', async () => {
  openPage(`${pageAttributes.prerendered}="/hatchery" ${pageAttributes.placeholder}`);
  jest.advanceTimersByTime(9_000);
  expect(findAlert()?.querySelector('h1')?.textContent).toBe('The Dragons Are Restless');
  expect(findRoot()?.hidden).toBe(true);

  findRoot()?.removeAttribute(pageAttributes.prerendered);
  await jest.advanceTimersByTimeAsync(0);

  expect(findAlert()).toBeNull();
  expect(findRoot()?.hidden).toBe(false);
});

it('the boot script shows no message if the host has started', () => {
  openPage('');

  jest.advanceTimersByTime(60_000);

  expect(findAlert()).toBeNull();
});
