import { useId } from 'react';
import { styled } from 'styled-components';
import type { AccountInfo } from '@emberclutch/contract/identity/account.ts';
import type { HeldByAccount } from '@emberclutch/contract/identity/account-holdings.ts';
import { ActionRow } from '@emberclutch/web/ui/layout/ActionRow.tsx';
import { Button } from '@emberclutch/web/ui/controls/Button.tsx';
import { color, size, space } from '@emberclutch/web/theme/tokens.ts';
import { onEscape } from '../../../../platform/forms/on-escape.ts';
import { useFocusOnMount } from '../../../../platform/forms/use-focus-on-mount.ts';
import { ConfirmIdentity } from '../../security/confirm/ConfirmIdentity.tsx';
import { needsConfirmation } from '../../security/confirm/needs-confirmation.ts';
import { copy } from './copy.ts';
import { RightsError } from './RightsError.tsx';
import { useDeleteAccount } from './use-delete-account.ts';

interface Props {
  account: AccountInfo;
  holdings: HeldByAccount;
  onClose: () => void;
}

/** Says what a deletion takes and leaves, and carries it out. */
export function ConfirmDeletion({ account, holdings, onClose }: Props) {
  const keepButton = useFocusOnMount<HTMLButtonElement>();
  const deleting = useDeleteAccount(account);
  const whatId = useId();
  const { ask, gone, stays, staysNothing, receipts, yes, no } = copy.deletion;
  const holdsAny = holdings.dragons + holdings.gatewayKeys > 0;
  const remove = () => deleting.mutate();

  if (needsConfirmation(deleting.error)) return <ConfirmIdentity onConfirmed={remove} onCancel={onClose} />;
  return (
    <Question role="group" aria-label={ask} aria-describedby={whatId} onKeyDown={onEscape(onClose)}>
      <h3>{ask}</h3>
      <ul id={whatId}>
        <li>{gone}</li>
        <li>{holdsAny ? stays(holdings) : staysNothing}</li>
        <li>{receipts(holdings.purchases)}</li>
      </ul>
      <RightsError error={deleting.error} />
      <ActionRow>
        <Button variant="danger" isBusy={deleting.isPending} onClick={remove}>
          {yes}
        </Button>
        <Button ref={keepButton} variant="quiet" onClick={onClose}>
          {no}
        </Button>
      </ActionRow>
    </Question>
  );
}

const Question = styled.div`
  display: grid;
  gap: ${space.m};
  padding-top: ${space.m};
  border-top: 3px double ${color.rule};

  h3 {
    font-size: ${size.m};
  }
  ul {
    display: grid;
    gap: ${space.xs};
    max-width: 60ch;
    padding-left: ${space.m};
    font-size: ${size.s};
    list-style: square;
  }
`;
