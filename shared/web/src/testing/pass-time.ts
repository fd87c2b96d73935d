import { act } from '@testing-library/react';

/** Advances fake timers, and lets answers arrive. */
export const passTime = (milliseconds: number) => act(() => jest.advanceTimersByTimeAsync(milliseconds));
