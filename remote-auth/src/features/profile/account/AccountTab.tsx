import { useSuspenseQuery } from '@tanstack/react-query';
import { accountQueries } from '@emberclutch/web/api/account.ts';
import { clientVersion } from '@emberclutch/contract/site/client-version.ts';
import { DateTime } from '@emberclutch/web/ui/format/DateTime.tsx';
import { Fact, FactList } from '@emberclutch/web/ui/layout/FactList.tsx';
import { Panel } from '@emberclutch/web/ui/layout/Panel.tsx';
import { TabColumns } from '../layout/TabColumns.ts';
import { copy } from './copy.ts';
import { NameForm } from './NameForm.tsx';

/** Name, e-mail and age of the account. */
export function AccountTab() {
  const { data: account } = useSuspenseQuery(accountQueries.own());
  return (
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
          <Fact term={copy.version}>{clientVersion}</Fact>
        </FactList>
      </Panel>
    </TabColumns>
  );
}
