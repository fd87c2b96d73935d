import { useSuspenseQuery } from '@tanstack/react-query';
import { accountQueries } from '@emberclutch/shared/api/account';
import { clientVersion } from '@emberclutch/shared/contract/client-version';
import { DateTime } from '@emberclutch/shared/ui/DateTime';
import { Fact, FactList } from '@emberclutch/shared/ui/FactList';
import { Panel } from '@emberclutch/shared/ui/Panel';
import { lazyCopy } from '../../lazy-copy.ts';
import { Columns } from '../profile/Columns.ts';
import { NameForm } from './NameForm.tsx';

export function AccountTab() {
  const { data: account } = useSuspenseQuery(accountQueries.own());
  const words = lazyCopy.account;
  return (
    <Columns>
      <Panel title={words.who}>
        <NameForm account={account} />
      </Panel>
      <Panel as="aside" title={words.facts}>
        <FactList>
          <Fact term={words.email}>{account.email ?? words.unknown}</Fact>
          <Fact term={words.since}>
            {account.created === null ? words.unknown : <DateTime at={account.created} precision="day" />}
          </Fact>
          <Fact term={words.version}>{clientVersion}</Fact>
        </FactList>
      </Panel>
    </Columns>
  );
}
