import { useState } from 'react';
import { useSuspenseQuery } from '@tanstack/react-query';
import { styled } from 'styled-components';
import { ConnectSiteBody } from '@emberclutch/contract/identity/input/connected-site.ts';
import { accountQueries } from '@emberclutch/web/api/account.ts';
import { useLocation } from '@emberclutch/web/routing';
import type { PageProps } from '@emberclutch/web/routing/app-page.ts';
import { size, space } from '@emberclutch/web/theme/tokens.ts';
import { Button } from '@emberclutch/web/ui/controls/Button.tsx';
import { Alert } from '@emberclutch/web/ui/feedback/Alert.tsx';
import { ActionRow } from '@emberclutch/web/ui/layout/ActionRow.tsx';
import { EmptyPedestalSpread } from '@emberclutch/web/ui/layout/EmptyPedestalSpread.tsx';
import { Page } from '@emberclutch/web/ui/layout/Page.tsx';
import { PageHeading } from '@emberclutch/web/ui/layout/PageHeading.tsx';
import { Panel } from '@emberclutch/web/ui/layout/Panel.tsx';
import { connectSite } from '../../platform/api/connected-sites.ts';
import { ErrorAlert } from '../../platform/errors/ErrorAlert.tsx';
import { useSingleMutation } from '../../platform/forms/use-single-mutation.ts';
import { siteName } from '../../platform/sites/site-name.ts';
import { answerOpener } from './answer-opener.ts';
import { copy } from './copy.ts';
import { useSettled } from './use-settled.ts';

/** Asks a player whether another site may read what they own. An element in a page of that site has opened it in a window. */
export function ConnectPage({ page }: PageProps) {
  const asked = connectRequest(useLocation().search);
  return (
    <Page title={page.title}>
      {asked ? (
        <Question asked={asked} />
      ) : (
        <EmptyPedestalSpread eyebrow={page.title} title={copy.invalidHeading} lead={copy.invalid} />
      )}
    </Page>
  );
}

/** The request in the address of the page; null if it is incomplete. @param search query of the address, which is untrusted */
const connectRequest = (search: string): ConnectSiteBody | null =>
  ConnectSiteBody.safeParse(Object.fromEntries(new URLSearchParams(search))).data ?? null;

function Question({ asked }: { asked: ConnectSiteBody }) {
  const { data: account } = useSuspenseQuery(accountQueries.own());
  const [hasOpener] = useState(() => window.opener !== null);
  const [outcome, setOutcome] = useState<string | null>(null);
  const isSettled = useSettled();
  const connecting = useSingleMutation({ mutationFn: connectSite });
  const site = siteName(asked.origin);

  const allow = () =>
    connecting.mutate(asked, {
      onSuccess: ({ code }) => {
        setOutcome(copy.allowed(site));
        answerOpener(asked.origin, { code });
      },
    });
  const refuse = () => {
    setOutcome(copy.refused(site));
    answerOpener(asked.origin, { error: 'access_denied' });
  };

  return (
    <Column>
      <PageHeading
        title={copy.heading(site)}
        lead={account.displayName === null ? undefined : copy.lead(account.displayName)}
        eyebrow={copy.eyebrow}
      />
      <Panel as="div">
        <Term>{copy.may}</Term>
        <Points items={copy.mayList} />
        <Term>{copy.mayNot}</Term>
        <Points items={copy.mayNotList} />
        <Until>{copy.until}</Until>
        <Failure>
          <ErrorAlert error={connecting.error} />
        </Failure>
        {outcome === null && hasOpener ? (
          <ActionRow>
            <Button disabled={!isSettled} isBusy={connecting.isPending} onClick={allow}>
              {copy.allow}
            </Button>
            <Button variant="quiet" onClick={refuse}>
              {copy.refuse}
            </Button>
          </ActionRow>
        ) : (
          <Alert tone="info" role="status">
            {outcome ?? copy.noOpener(site)}
          </Alert>
        )}
      </Panel>
    </Column>
  );
}

const Points = ({ items }: { items: readonly string[] }) => (
  <List>
    {items.map((item) => (
      <li key={item}>{item}</li>
    ))}
  </List>
);

const Column = styled.div`
  max-width: 34rem;
  overflow-wrap: anywhere;
`;

const Term = styled.h2`
  margin-bottom: ${space.xs};
  font-size: ${size.m};
`;

const Until = styled.p`
  margin-bottom: ${space.m};
`;

const Failure = styled.div`
  margin-bottom: ${space.m};

  &:empty {
    margin: 0;
  }
`;

const List = styled.ul`
  margin-bottom: ${space.m};
  padding-left: ${space.l};
  list-style: disc;
`;
