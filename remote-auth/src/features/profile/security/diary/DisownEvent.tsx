import { useId } from 'react';
import { styled } from 'styled-components';
import type { SecurityEventId } from '@emberclutch/contract/identity/security-event.ts';
import { ActionRow } from '@emberclutch/web/ui/layout/ActionRow.tsx';
import { Button } from '@emberclutch/web/ui/controls/Button.tsx';
import { space } from '@emberclutch/web/theme/tokens.ts';
import { ErrorAlert } from '../../../../platform/errors/ErrorAlert.tsx';
import { onEscape } from '../../../../platform/forms/on-escape.ts';
import { useFocusOnMount } from '../../../../platform/forms/use-focus-on-mount.ts';
import { ConfirmIdentity } from '../confirm/ConfirmIdentity.tsx';
import { needsConfirmation } from '../confirm/needs-confirmation.ts';
import { useLatestResult } from '../use-latest-result.ts';
import { copy } from './copy.ts';
import { useDisownEvent } from './use-disown-event.ts';
import { errorMessages } from '../../error-messages.ts';

export interface NamedPasskey {
  credentialId: string;
  name: string;
}

interface Props {
  id: SecurityEventId;
  /** Passkeys added since the event. */
  passkeys: NamedPasskey[];
  onClose: () => void;
  onDisowned: () => void;
}

/** Explains and carries out "That wasn't me". */
export function DisownEvent({ id, passkeys, onClose, onDisowned }: Props) {
  const disowning = useDisownEvent(passkeys.map(({ credentialId }) => credentialId));
  const { isLatest, claim } = useLatestResult();
  const button = useFocusOnMount<HTMLButtonElement>();
  const whatId = useId();

  const disown = () => {
    claim();
    disowning.mutate(id, { onSuccess: onDisowned, onError: claim });
  };
  if (needsConfirmation(disowning.error)) return <ConfirmIdentity onConfirmed={disown} onCancel={onClose} />;
  return (
    <Layout role="group" aria-label={copy.disownAsk} aria-describedby={whatId} onKeyDown={onEscape(onClose)}>
      <div id={whatId}>
        <p>{copy.disownWhat}</p>
        <p>
          {passkeys.length > 0
            ? copy.disownPasskeys(passkeys.map(({ name }) => name).join(', '))
            : copy.disownNoPasskeys}
        </p>
        <p>{copy.disownThen}</p>
      </div>
      <ErrorAlert error={isLatest ? disowning.error : null} messages={errorMessages} />
      <ActionRow>
        <Button ref={button} variant="danger" size="s" isBusy={disowning.isPending} onClick={disown}>
          {copy.disownYes}
        </Button>
        <Button variant="quiet" size="s" onClick={onClose}>
          {copy.disownNo}
        </Button>
      </ActionRow>
    </Layout>
  );
}

const Layout = styled.div`
  display: grid;
  gap: ${space.m};
  padding-top: ${space.s};
`;
