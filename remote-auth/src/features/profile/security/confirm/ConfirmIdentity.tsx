import { useId } from 'react';
import { useQuery } from '@tanstack/react-query';
import { styled } from 'styled-components';
import { accountQueries } from '@emberclutch/web/api/account.ts';
import { ActionRow } from '@emberclutch/web/ui/layout/ActionRow.tsx';
import { Button } from '@emberclutch/web/ui/controls/Button.tsx';
import { color, size, space } from '@emberclutch/web/theme/tokens.ts';
import { ErrorAlert } from '../../../../platform/errors/ErrorAlert.tsx';
import { chooseLabel } from '../../../../platform/forms/choose-label.ts';
import { onEscape } from '../../../../platform/forms/on-escape.ts';
import { useFocusOnMount } from '../../../../platform/forms/use-focus-on-mount.ts';
import { PasskeyErrorAlert } from '../../../../platform/passkeys/PasskeyErrorAlert.tsx';
import { errorMessages } from '../../error-messages.ts';
import { ConfirmationCode } from './ConfirmationCode.tsx';
import { copy } from './copy.ts';
import { useConfirmIdentity } from './use-confirm-identity.ts';

interface Props {
  /** Repeats the refused request. */
  onConfirmed: () => void;
  onCancel: () => void;
}

/**
 * Asks the player to confirm their identity, because the provider refused an action without it. Replaces the controls of
 * that action.
 */
export function ConfirmIdentity({ onConfirmed, onCancel }: Props) {
  const { data: account } = useQuery(accountQueries.own());
  const { byPasskey, sendCode } = useConfirmIdentity();
  const group = useFocusOnMount<HTMLDivElement>();
  const whyId = useId();
  const hasPasskey = (account?.passkeys.length ?? 0) > 0;

  return (
    <Layout
      ref={group}
      tabIndex={-1}
      role="group"
      aria-label={copy.title}
      aria-describedby={whyId}
      onKeyDown={onEscape(onCancel)}
    >
      <h4>{copy.title}</h4>
      <p id={whyId}>{copy.why}</p>
      {sendCode.data ? (
        <ConfirmationCode
          sent={sendCode.data}
          sentMessage={byPasskey.data === false ? copy.sentInstead : copy.sent}
          onConfirmed={onConfirmed}
          onCancel={onCancel}
        />
      ) : (
        <ActionRow>
          {hasPasskey && (
            <Button
              size="s"
              isBusy={byPasskey.isPending || (byPasskey.data === false && sendCode.isPending)}
              onClick={() => {
                sendCode.reset();
                byPasskey.mutate(undefined, {
                  onSuccess: (isConfirmed) => (isConfirmed ? onConfirmed() : sendCode.mutate()),
                });
              }}
            >
              {chooseLabel(byPasskey.error, copy.byPasskey)}
            </Button>
          )}
          <Button
            variant={hasPasskey ? 'quiet' : 'primary'}
            size="s"
            isBusy={sendCode.isPending}
            onClick={() => {
              byPasskey.reset();
              sendCode.mutate();
            }}
          >
            {chooseLabel(sendCode.error, copy.byCode)}
          </Button>
          <Button variant="quiet" size="s" onClick={onCancel}>
            {copy.cancel}
          </Button>
        </ActionRow>
      )}
      {byPasskey.error && <PasskeyErrorAlert error={byPasskey.error} messages={errorMessages} />}
      <ErrorAlert error={sendCode.error} messages={errorMessages} />
    </Layout>
  );
}

const Layout = styled.div`
  display: grid;
  flex-basis: 100%;
  gap: ${space.m};
  padding-top: ${space.m};
  border-top: 3px double ${color.rule};
  outline: none;

  h4 {
    font-size: ${size.m};
  }
  > p {
    max-width: 60ch;
    margin: 0;
    font-size: ${size.s};
  }
`;
