import { styled } from 'styled-components';
import { Alert } from '@emberclutch/web/ui/feedback/Alert.tsx';
import { color, size, space, weight } from '@emberclutch/web/theme/tokens.ts';
import { describeError } from '../errors/error-message.ts';
import type { ErrorMessages } from '../errors/error-message.ts';
import { ownPage } from '@emberclutch/web/ui/browser/own-page.ts';
import { PasskeyError } from './passkey-error.ts';
import type { Elements } from '@emberclutch/web/ui/layout/elements.ts';

interface Props {
  error: Error;
  /** Messages for errors unrelated to passkeys; by default the messages for signing in. */
  messages?: ErrorMessages;
  children?: Elements;
}

/** Explains why a passkey ceremony failed, and offers the next step. */
export function PasskeyErrorAlert({ error, messages, children }: Props) {
  return (
    <Alert tone="danger" role="alert">
      <Lines ref={scrollIntoView}>
        <p>
          <strong>{error instanceof PasskeyError ? error.message : describeError(error, messages)}</strong>
        </p>
        {error instanceof PasskeyError && <p>{error.hint}</p>}
        {children}
      </Lines>
    </Alert>
  );
}

const marginBelowPx = 32;

/** Scrolls to the alert, which on a small phone appears below the visible part of the page. */
function scrollIntoView(lines: HTMLElement | null) {
  const hiddenHeight = (lines?.getBoundingClientRect().bottom ?? 0) + marginBelowPx - window.innerHeight;
  if (hiddenHeight > 0) ownPage.scrollBy(hiddenHeight);
}

const Lines = styled.div`
  display: grid;
  justify-items: start;
  gap: ${space.xs};

  p + p {
    margin: 0;
    color: ${color.inkSoft};
    font-size: ${size.s};
  }
  strong {
    font-weight: ${weight.semibold};
  }
  button {
    margin-top: ${space.xxs};
  }
`;
