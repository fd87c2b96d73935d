import { rootId } from '@emberclutch/contract/site/page-protocol.ts';
import { replayEarlyPress } from './replay-early-press.ts';

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

const [filters, order] = [0, 1].map((index) => () => document.querySelectorAll('button')[index]);

/** Marks an element as React does when it hydrates the element. */
function hydrate(button: HTMLButtonElement | undefined): void {
  if (!button) throw new Error('No button');
  Reflect.set(button, '__reactProps$1', {});
  button.addEventListener('click', () => presses.push(button.textContent));
}

it('the boot script repeats a press once the button is hydrated', () => {
  document.querySelector('i')?.click();
  jest.advanceTimersByTime(3_000);
  hydrate(filters?.());
  jest.advanceTimersByTime(60_000);

  expect(presses).toEqual(['Filters']);
});

it('the boot script repeats only the last press, and only once', () => {
  filters?.()?.click();
  order?.()?.click();
  order?.()?.click();
  hydrate(filters?.());
  hydrate(order?.());
  jest.advanceTimersByTime(60_000);

  expect(presses).toEqual(['Order']);
});

it('the boot script does not repeat a press on a hydrated button', () => {
  hydrate(filters?.());
  filters?.()?.click();
  jest.advanceTimersByTime(60_000);

  expect(presses).toEqual(['Filters']);
});

it('the boot script drops a press after too long a wait, or if the button is gone', () => {
  filters?.()?.click();
  jest.advanceTimersByTime(40_000);
  hydrate(filters?.());
  const gone = order?.();
  gone?.click();
  gone?.remove();
  jest.advanceTimersByTime(60_000);

  expect(presses).toEqual([]);
});
