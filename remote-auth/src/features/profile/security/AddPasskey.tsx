import type { RefObject } from 'react';
import { styled } from 'styled-components';
import { Button } from '@emberclutch/web/ui/controls/Button.tsx';
import { Panel } from '@emberclutch/web/ui/layout/Panel.tsx';
import { color, font, space } from '@emberclutch/web/theme/tokens.ts';
import { errorMessages } from '../error-messages.ts';
import { ConfirmIdentity } from './confirm/ConfirmIdentity.tsx';
import { needsConfirmation } from './confirm/needs-confirmation.ts';
import { copy } from './copy.ts';
import { chooseLabel } from '../../../platform/forms/choose-label.ts';
import { PasskeyErrorAlert } from '../../../platform/passkeys/PasskeyErrorAlert.tsx';
import { PasskeyHero } from './PasskeyHero.tsx';
import { useAddPasskey } from './use-add-passkey.ts';
import { useLatestResult } from './use-latest-result.ts';

interface Props {
  /** Passkeys of the account: with one, the explanation is shorter. */
  count: number;
  /** The button, for a caller that moves the focus there. */
  button: RefObject<HTMLButtonElement | null>;
  onAdded: (credentialId: string) => void;
}

/** Explains passkeys to players who do not know them, and adds one. */
export function AddPasskey({ count, button, onAdded }: Props) {
  const adding = useAddPasskey();
  const { isLatest, claim } = useLatestResult();
  const hasSome = count > 0;

  const error = isLatest ? adding.error : null;
  const label = count === 0 ? copy.add : count === 1 ? copy.addSecond : copy.addAnother;

  const add = () => {
    claim();
    adding.mutate(undefined, { onSuccess: onAdded, onError: claim });
  };

  /** Moves the focus back to the button, because the question that had it is gone. */
  const cancel = () => {
    adding.reset();
    button.current?.focus();
  };

  return (
    <Panel title={hasSome ? copy.heroMore : copy.hero}>
      <Columns>
        <Explanation>
          <p>{count === 0 ? copy.what : count === 1 ? copy.whatOne : copy.whatMore}</p>
          {!hasSome && (
            <ol>
              {copy.how.map((step) => (
                <li key={step}>{step}</li>
              ))}
            </ol>
          )}
          <div>
            <Button
              ref={button}
              size={hasSome ? 'm' : 'l'}
              variant={hasSome ? 'quiet' : 'primary'}
              isBusy={adding.isPending}
              onClick={add}
            >
              {chooseLabel(error, label)}
            </Button>
          </div>
          {needsConfirmation(error) ? (
            <ConfirmIdentity onConfirmed={add} onCancel={cancel} />
          ) : (
            error && <PasskeyErrorAlert error={error} messages={errorMessages} />
          )}
        </Explanation>
        {!hasSome && <PasskeyHero />}
      </Columns>
    </Panel>
  );
}

const Columns = styled.div`
  display: flex;
  flex-wrap: wrap-reverse;
  gap: ${space.l};
  align-items: center;
  justify-content: center;
`;

const Explanation = styled.div`
  display: grid;
  flex: 1 1 300px;
  gap: ${space.m};
  max-width: 56ch;

  ol {
    display: grid;
    gap: ${space.xs};
    padding-left: 2em;
    color: ${color.inkSoft};
    list-style: upper-roman;
  }
  li::marker {
    color: ${color.accent};
    font-family: ${font.display};
  }
`;
