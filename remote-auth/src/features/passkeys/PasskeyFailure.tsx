import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { Alert } from '@emberclutch/shared/ui/Alert';
import { copy } from '../../copy.ts';
import { errorMessage } from '../sign-in/error-message.ts';
import { PasskeyError } from './passkey-error.ts';

interface Props {
  error: Error;
  /** The next step, to be pressed. */
  children?: ReactNode;
}

/** What came in between, and how to go on. */
export function PasskeyFailure({ error, children }: Props) {
  const isExplained = error instanceof PasskeyError;
  return (
    <Alert tone="danger" role="alert">
      <Lines ref={showWhole}>
        <p>
          <strong>{isExplained ? error.message : errorMessage(error, copy.errors)}</strong>
        </p>
        {isExplained && <p>{error.way}</p>}
        {children}
      </Lines>
    </Alert>
  );
}

/** On a small phone it appears below the window, and what nobody sees helps nobody. */
function showWhole(lines: HTMLElement | null) {
  const hidden = (lines?.getBoundingClientRect().bottom ?? 0) + breath - window.innerHeight;
  if (hidden > 0) window.scrollBy(0, hidden);
}

/** Pixels left below it. */
const breath = 32;

const Lines = styled.div`
  display: grid;
  justify-items: start;
  gap: ${({ theme }) => theme.space.xs};

  p + p {
    margin: 0;
    color: ${({ theme }) => theme.color.inkSoft};
    font-size: ${({ theme }) => theme.size.s};
  }
  strong {
    font-weight: 560;
  }
  button {
    margin-top: ${({ theme }) => theme.space.xxs};
  }
`;
