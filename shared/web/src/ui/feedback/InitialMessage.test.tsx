import { act, render, screen } from '@testing-library/react';
import { InitialMessage } from './InitialMessage.tsx';

it('the message hides the text of a status until screen readers have registered it', () => {
  jest.useFakeTimers();
  render(
    <div role="status">
      <InitialMessage>Nothing was charged.</InitialMessage>
    </div>,
  );
  expect(screen.getByRole('status')).toBeVisible();
  expect(screen.getByText('Nothing was charged.')).not.toBeVisible();

  act(() => jest.advanceTimersByTime(100));

  expect(screen.getByText('Nothing was charged.')).toBeVisible();
  jest.useRealTimers();
});
