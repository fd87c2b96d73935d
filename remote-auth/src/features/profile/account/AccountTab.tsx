import { Suspense } from 'react';
import { useSuspenseQuery } from '@tanstack/react-query';
import { useAtomValue } from 'jotai';
import { styled } from 'styled-components';
import { accountQueries } from '@emberclutch/web/api/account.ts';
import { siteAtom } from '@emberclutch/web/state';
import { DateTime } from '@emberclutch/web/ui/format/DateTime.tsx';
import { Fact, FactList } from '@emberclutch/web/ui/layout/FactList.tsx';
import { Panel } from '@emberclutch/web/ui/layout/Panel.tsx';
import { ReadBoundary } from '@emberclutch/web/ui/feedback/ReadBoundary.tsx';
import { Spinner } from '@emberclutch/web/ui/controls/Spinner.tsx';
import { space } from '@emberclutch/web/theme/tokens.ts';
import { errorMessages } from '../error-messages.ts';
import { TabColumns } from '../layout/TabColumns.ts';
import { copy } from './copy.ts';
import { NameForm } from './NameForm.tsx';
import { copy as rightsCopy } from './rights/copy.ts';
import { RightsPanels } from './rights/RightsPanels.tsx';

/** Name, e-mail and age of the account, and the owner's rights over its data. */
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

const Stack = styled.div`
  display: grid;
  gap: ${space.xl};
`;
