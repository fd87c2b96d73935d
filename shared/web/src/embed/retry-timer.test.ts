import { within } from '@testing-library/dom';
import { anEgg } from '../testing/factories.tsx';
import { copy } from './copy.ts';
import { defineEmbedElements } from './define-embed-elements.ts';
import { shadowOf } from './testing/shadow-of.ts';

beforeAll(() => {
  // jsdom has no constructed style sheets.
  CSSStyleSheet.prototype.replaceSync = () => undefined;
  defineEmbedElements('https://eggs.example');
});
afterEach(() => {
  document.body.replaceChildren();
  jest.useRealTimers();
});

it('shows after a while by itself what could not be read at first', async () => {
  jest.useFakeTimers({ doNotFake: ['queueMicrotask', 'nextTick'] });
  const busy = () => Response.json({}, { status: 503, headers: { 'retry-after': '7' } });
  const answers = [
    () => Promise.reject(new TypeError('Failed to fetch')),
    busy,
    () => Response.json(anEgg({ id: 12 })),
  ];
  const fetched = jest
    .spyOn(globalThis, 'fetch')
    .mockImplementation(async () => answers.shift()?.() ?? busy());
  const element = document.createElement('emberclutch-asset');
  element.number = '12';
  document.body.append(element);
  const shown = within(shadowOf(element));
  await jest.advanceTimersByTimeAsync(3_000);
  expect(shown.getByRole('alert')).toHaveTextContent(copy.unreadable);
  expect(fetched).toHaveBeenCalledTimes(1);

  await jest.advanceTimersByTimeAsync(4_000);
  expect(shown.getByRole('alert')).toHaveTextContent('Try again in 7 seconds.');
  await jest.advanceTimersByTimeAsync(23_000);

  expect(shown.getByRole('link')).toHaveAttribute('href', 'https://eggs.example/details/12');
  expect(fetched).toHaveBeenCalledTimes(3);
  expect(jest.getTimerCount()).toBe(0);
});
