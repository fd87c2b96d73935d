import { act } from '@testing-library/react';

/** Advances fake timers, and processes pending responses. */
export const passTime = (milliseconds: number) => act(() => jest.advanceTimersByTimeAsync(milliseconds));
