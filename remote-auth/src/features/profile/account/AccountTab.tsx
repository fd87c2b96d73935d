import { Suspense } from 'react';
import { useQueryClient, useSuspenseQuery } from '@tanstack/react-query';
import { useAtomValue } from 'jotai';
import type { AccountInfo } from '@emberclutch/contract/identity/account.ts';
import { DisplayName } from '@emberclutch/contract/identity/input/display-name.ts';
import { accountQueries } from '@emberclutch/web/api/account.ts';
import { siteAtom, currentSession, setSession } from '@emberclutch/web/state';
import { Button } from '@emberclutch/web/ui/controls/Button.tsx';
import { Spinner } from '@emberclutch/web/ui/controls/Spinner.tsx';
import { TextField } from '@emberclutch/web/ui/controls/TextField.tsx';
import { ReadBoundary } from '@emberclutch/web/ui/feedback/ReadBoundary.tsx';
import { DateTime } from '@emberclutch/web/ui/format/DateTime.tsx';
import { Fact, FactList } from '@emberclutch/web/ui/layout/FactList.tsx';
import { Panel } from '@emberclutch/web/ui/layout/Panel.tsx';
import { changeProfile } from '../../../platform/api/account.ts';
import { ErrorAlert } from '../../../platform/errors/ErrorAlert.tsx';
import { FormColumn } from '../../../platform/forms/FormColumn.tsx';
import { copy as formsCopy } from '../../../platform/forms/copy.ts';
import { useSingleMutation } from '../../../platform/forms/use-single-mutation.ts';
import { useTextForm } from '../../../platform/forms/use-text-form.ts';
import { validateField } from '../../../platform/forms/validate-field.ts';
import { signalAuthenticators } from '../../../platform/passkeys/signal-authenticators.ts';
import { errorMessages } from '../error-messages.ts';
import { StatusMessage } from '../layout/StatusMessage.tsx';
import { Stack, TabColumns } from '../layout/TabColumns.ts';
import { copy } from './copy.ts';
import { RightsPanels } from './rights/RightsPanels.tsx';
import { copy as rightsCopy } from './rights/copy.ts';

/** Name, e-mail and age of the account, and the controls to move, download and delete it. */
export function AccountTab() {
  const { data: account } = useSuspenseQuery(accountQueries.own());
  const { release } = useAtomValue(siteAtom);
  return (
    <Stack>
      <TabColumns>
        <Panel title={copy.who}>
          <NameForm account={account} />
        </Panel>
        <Panel as="aside" title={copy.facts}>
          <FactList>
            <Fact term={copy.email}>{account.email ?? copy.unknown}</Fact>
            <Fact term={copy.since}>
              {account.created === null ? copy.unknown : <DateTime at={account.created} precision="day" />}
            </Fact>
            {release && <Fact term={copy.release}>{release}</Fact>}
          </FactList>
        </Panel>
      </TabColumns>
      <ReadBoundary title={rightsCopy.failed} messages={errorMessages}>
        <Suspense fallback={<Spinner />}>
          <RightsPanels account={account} />
        </Suspense>
      </ReadBoundary>
    </Stack>
  );
}

function NameForm({ account }: { account: AccountInfo }) {
  const nameMutation = useChangeName(account);
  const { field, error, handleSubmit } = useTextForm({
    mutation: nameMutation,
    validate: (name) =>
      validateField(DisplayName, name, formsCopy.displayName) ??
      (name === account.displayName ? copy.unchanged : undefined),
    onSubmit: (name) => nameMutation.mutate(name),
  });

  return (
    <FormColumn noValidate onSubmit={handleSubmit}>
      <TextField
        ref={field}
        name="displayName"
        label={formsCopy.displayName.label}
        hint={formsCopy.displayName.hint}
        error={error}
        defaultValue={account.displayName ?? ''}
        autoComplete="nickname"
        required
        onChange={() => nameMutation.isSuccess && nameMutation.reset()}
      />
      <ErrorAlert error={nameMutation.error} messages={errorMessages} />
      <StatusMessage>{nameMutation.isSuccess && copy.saved}</StatusMessage>
      <div>
        <Button type="submit" isBusy={nameMutation.isPending}>
          {copy.save}
        </Button>
      </div>
    </FormColumn>
  );
}

/** Changes the name everywhere: in the top bar, in other browser tabs, and in passkey managers. */
function useChangeName(account: AccountInfo) {
  const queryClient = useQueryClient();
  return useSingleMutation<unknown, Error, string>({
    mutationFn: (displayName) => changeProfile({ display_name: displayName }),
    onSuccess: async (_, displayName) => {
      const session = currentSession();
      if (session) setSession({ ...session, displayName });
      // All queries, because every egg shows the name of its owner.
      await queryClient.invalidateQueries();
      void signalAuthenticators.updateName({ ...account, displayName });
    },
  });
}
