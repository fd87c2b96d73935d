import { useSuspenseQuery } from '@tanstack/react-query';
import type { AccountInfo } from '@emberclutch/contract/identity/account.ts';
import { holdingsQueries } from '../../../../platform/api/account-rights.ts';
import { Stack } from '../../layout/Stack.ts';
import { TabColumns } from '../../layout/TabColumns.ts';
import { ChangeEmail } from './ChangeEmail.tsx';
import { DeleteAccount } from './DeleteAccount.tsx';
import { DownloadData } from './DownloadData.tsx';

/** The rights of players over their data: move it to another address, download it, delete it. */
export function RightsPanels({ account }: { account: AccountInfo }) {
  const { data: holdings } = useSuspenseQuery(holdingsQueries.own());
  if (holdings === null) return null;
  return (
    <TabColumns>
      <ChangeEmail account={account} />
      <Stack>
        <DownloadData />
        <DeleteAccount account={account} holdings={holdings} />
      </Stack>
    </TabColumns>
  );
}
