import { startTransition } from 'react';
import { useSuspenseQuery, useQueryClient } from '@tanstack/react-query';
import type { AccountHoldingsInfo } from '@emberclutch/contract/identity/account-holdings.ts';
import type { AccountInfo } from '@emberclutch/contract/identity/account.ts';
import { finishSignOuts } from '@emberclutch/web/api/finish-sign-outs.ts';
import { useNavigate } from '@emberclutch/web/routing';
import { paths } from '@emberclutch/web/routing/paths.ts';
import { showTransientToast, signOut } from '@emberclutch/web/state';
import { saveBlob } from '@emberclutch/web/ui/browser/save-blob.ts';
import { Button } from '@emberclutch/web/ui/controls/Button.tsx';
import { ActionRow } from '@emberclutch/web/ui/layout/ActionRow.tsx';
import { Panel } from '@emberclutch/web/ui/layout/Panel.tsx';
import { holdingsQuery, downloadAccountData, deleteAccount } from '../../../../platform/api/account.ts';
import { securityEventsQuery } from '../../../../platform/api/security-events.ts';
import { ErrorAlert } from '../../../../platform/errors/ErrorAlert.tsx';
import { LatestResultProvider } from '../../../../platform/forms/LatestResultProvider.tsx';
import { useFocusOnMount } from '../../../../platform/forms/use-focus-on-mount.ts';
import { useSingleMutation } from '../../../../platform/forms/use-single-mutation.ts';
import { knownPasskeys } from '../../../../platform/passkeys/known-passkeys.ts';
import { signalAuthenticators } from '../../../../platform/passkeys/signal-authenticators.ts';
import { errorMessages } from '../../error-messages.ts';
import { PanelLead } from '../../layout/PanelLead.ts';
import { Question, useQuestion } from '../../layout/Question.tsx';
import { StatusMessage } from '../../layout/StatusMessage.tsx';
import { Stack, TabColumns } from '../../layout/TabColumns.ts';
import { ConfirmIdentity, needsConfirmation } from '../../security/confirm/ConfirmIdentity.tsx';
import { ChangeEmail } from './ChangeEmail.tsx';
import { copy } from './copy.ts';

/** The rights of players over their data: move the account to another e-mail address, download the data, delete the account. */
export function RightsPanels({ account }: { account: AccountInfo }) {
  const { data: holdings } = useSuspenseQuery(holdingsQuery);
  if (holdings === null) return null;
  return (
    <TabColumns>
      <LatestResultProvider>
        <ChangeEmail account={account} />
      </LatestResultProvider>
      <Stack>
        <DownloadData />
        <DeleteAccount account={account} holdings={holdings} />
      </Stack>
    </TabColumns>
  );
}

interface DeleteAccountProps {
  account: AccountInfo;
  holdings: AccountHoldingsInfo;
}

function DeleteAccount({ account, holdings }: DeleteAccountProps) {
  const { isOpen, button, open, close } = useQuestion();
  return (
    <Panel title={copy.deletion.title}>
      <PanelLead>{copy.deletion.lead}</PanelLead>
      {isOpen ? (
        <ConfirmDeletion account={account} holdings={holdings} onClose={close} />
      ) : (
        <Button ref={button} variant="danger" onClick={open}>
          {copy.deletion.open}
        </Button>
      )}
    </Panel>
  );
}

function DownloadData() {
  const downloadMutation = useDownloadData();
  const download = () => downloadMutation.mutate();

  return (
    <Panel title={copy.data.title}>
      <PanelLead>{copy.data.lead}</PanelLead>
      <StatusMessage>{downloadMutation.isSuccess && copy.data.done}</StatusMessage>
      {needsConfirmation(downloadMutation.error) ? (
        <ConfirmIdentity onConfirmed={download} onCancel={downloadMutation.reset} />
      ) : (
        <>
          <ErrorAlert error={downloadMutation.error} messages={errorMessages} />
          <Button variant="quiet" isBusy={downloadMutation.isPending} onClick={download}>
            {copy.data.download}
          </Button>
        </>
      )}
    </Panel>
  );
}

function useDownloadData() {
  const queryClient = useQueryClient();
  return useSingleMutation<void>({
    mutationFn: async () => {
      const data = await downloadAccountData();
      saveBlob(new Blob([JSON.stringify(data, null, 2)], { type: 'application/json' }), copy.data.fileName);
    },
    onSuccess: () => queryClient.invalidateQueries({ queryKey: securityEventsQuery.queryKey }),
  });
}

interface ConfirmDeletionProps extends DeleteAccountProps {
  onClose: () => void;
}

function ConfirmDeletion({ account, holdings, onClose }: ConfirmDeletionProps) {
  const keepButton = useFocusOnMount<HTMLButtonElement>();
  const deleteMutation = useDeleteAccount(account);
  const { ask, gone, stays, staysNothing, receipts, yes, no } = copy.deletion;
  const hasHoldings = holdings.dragons + holdings.gatewayKeys > 0;
  const remove = () => deleteMutation.mutate();

  if (needsConfirmation(deleteMutation.error))
    return <ConfirmIdentity onConfirmed={remove} onCancel={onClose} />;
  return (
    <Question
      title={ask}
      level={3}
      explanation={
        <ul>
          <li>{gone}</li>
          <li>{hasHoldings ? stays(holdings) : staysNothing}</li>
          <li>{receipts(holdings.purchases)}</li>
        </ul>
      }
      onClose={onClose}
    >
      <ErrorAlert error={deleteMutation.error} messages={errorMessages} />
      <ActionRow>
        <Button variant="danger" isBusy={deleteMutation.isPending} onClick={remove}>
          {yes}
        </Button>
        <Button ref={keepButton} variant="quiet" onClick={onClose}>
          {no}
        </Button>
      </ActionRow>
    </Question>
  );
}

/** Deletes the account, signs out, and tells passkey managers that its passkeys are obsolete. */
function useDeleteAccount(account: AccountInfo) {
  const navigate = useNavigate();
  return useSingleMutation<unknown>({
    mutationFn: deleteAccount,
    onSuccess: () => {
      account.passkeys.forEach(({ credentialId }) => knownPasskeys.remove(credentialId));
      void signalAuthenticators.updatePasskeys({ ...account, passkeys: [] });
      // In one transition: if a protected page lost its session first, it would redirect to the login.
      startTransition(() => {
        void navigate(paths.home);
        signOut();
      });
      // The session has ended with the account; this call clears its cookie.
      void finishSignOuts();
      showTransientToast({ type: 'success', message: copy.deletion.done });
    },
  });
}
