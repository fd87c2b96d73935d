import { act } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { DateTime } from './DateTime.tsx';

const at = Date.UTC(2031, 3, 1, 12, 30) / 1_000;
const browserFormat = new Intl.DateTimeFormat(undefined, { dateStyle: 'medium', timeStyle: 'short' });

it("the component writes an instant in the browser's language, in a task after hydration", async () => {
  jest.useFakeTimers();
  const container = document.body.appendChild(document.createElement('div'));
  container.innerHTML = renderToString(<DateTime at={at} />);
  const onRecoverableError = jest.fn();

  await act(async () => hydrateRoot(container, <DateTime at={at} />, { onRecoverableError }));
  expect(container).toHaveTextContent('2031-04-01 12:30 UTC');
  await act(async () => jest.runAllTimersAsync());

  expect(container).toHaveTextContent(browserFormat.format(at * 1_000));
  expect(onRecoverableError).not.toHaveBeenCalled();
});
