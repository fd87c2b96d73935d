import { rootId } from '@emberclutch/contract/site/page-protocol.ts';
import { replayEarlyPress } from './replay-early-input.ts';

let presses: string[];

beforeAll(() => replayEarlyPress());

beforeEach(() => {
  jest.useFakeTimers();
  presses = [];
  document.body.innerHTML = `<div id="${rootId}"><button type="button"><i>Filters</i></button><button type="button">Order</button></div>`;
});

afterEach(() => {
  jest.advanceTimersByTime(60_000);
  jest.useRealTimers();
});

const findFilters = () => document.querySelectorAll('button')[0];
const findOrder = () => document.querySelectorAll('button')[1];

/** Marks an element as React does when it hydrates the element. */
function hydrate(button: HTMLButtonElement | undefined): void {
  if (!button) throw new Error('No button');
  Reflect.set(button, '__reactProps$1', {});
  button.addEventListener('click', () => presses.push(button.textContent));
}

it('the boot script repeats a press once the button is hydrated', () => {
  document.querySelector('i')?.click();
  jest.advanceTimersByTime(3_000);
  hydrate(findFilters());
  jest.advanceTimersByTime(60_000);

  expect(presses).toEqual(['Filters']);
});

it('the boot script repeats only the last press, and only once', () => {
  findFilters()?.click();
  findOrder()?.click();
  findOrder()?.click();
  hydrate(findFilters());
  hydrate(findOrder());
  jest.advanceTimersByTime(60_000);

  expect(presses).toEqual(['Order']);
});

it('the boot script repeats a press on the button that replaces the pressed one', () => {
  findOrder()?.click();
  document.body.innerHTML = `<div id="${rootId}"><button type="button">Order</button></div>`;
  hydrate(document.querySelector('button') ?? undefined);
  jest.advanceTimersByTime(60_000);

  expect(presses).toEqual(['Order']);
});

it('the boot script does not repeat a press on a hydrated button', () => {
  hydrate(findFilters());
  findFilters()?.click();
  jest.advanceTimersByTime(60_000);

  expect(presses).toEqual(['Filters']);
});

it('the boot script drops a press if the button is removed, or is hydrated after more than half a minute', () => {
  findFilters()?.click();
  jest.advanceTimersByTime(40_000);
  hydrate(findFilters());
  const removedButton = findOrder();
  removedButton?.click();
  removedButton?.remove();
  jest.advanceTimersByTime(60_000);

  expect(presses).toEqual([]);
});
