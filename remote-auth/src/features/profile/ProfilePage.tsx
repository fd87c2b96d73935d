import { Suspense } from 'react';
import type { ComponentType } from 'react';
import { useAtomValue } from 'jotai';
import { styled } from 'styled-components';
import { useSearchParams } from '@emberclutch/web/routing';
import type { PageProps } from '@emberclutch/web/routing/app-page.ts';
import { paths } from '@emberclutch/web/routing/paths.ts';
import { sessionAtom } from '@emberclutch/web/state';
import { space } from '@emberclutch/web/theme/tokens.ts';
import { ButtonLink } from '@emberclutch/web/ui/controls/ButtonLink.tsx';
import { LinkTabs } from '@emberclutch/web/ui/controls/LinkTabs.tsx';
import { Spinner } from '@emberclutch/web/ui/controls/Spinner.tsx';
import { EmptyState } from '@emberclutch/web/ui/feedback/EmptyState.tsx';
import { ReadBoundary } from '@emberclutch/web/ui/feedback/ReadBoundary.tsx';
import { Page } from '@emberclutch/web/ui/layout/Page.tsx';
import { PageHeading } from '@emberclutch/web/ui/layout/PageHeading.tsx';
import { AccountTab } from './account/AccountTab.tsx';
import { copy } from './copy.ts';
import { errorMessages } from './error-messages.ts';
import { PreferencesTab } from './preferences/PreferencesTab.tsx';
import { PurchasesTab } from './purchases/PurchasesTab.tsx';
import { SecurityTab } from './security/SecurityTab.tsx';

const tabs = ['account', 'security', 'preferences', 'purchases'] as const;

type Tab = (typeof tabs)[number];

const contents: Record<Tab, ComponentType> = {
  account: AccountTab,
  security: SecurityTab,
  preferences: PreferencesTab,
  purchases: PurchasesTab,
};

/** Account, security, preferences and purchases of the player. The tab is in the URL. */
export function ProfilePage({ page: { title } }: PageProps) {
  const session = useAtomValue(sessionAtom);
  const [search] = useSearchParams();
  const currentTab = tabs.find((tab) => tab === search.get('tab')) ?? 'account';
  if (!session) return <SignedOut title={title} />;

  const Content = contents[currentTab];
  return (
    <Page title={currentTab === 'account' ? title : `${copy[currentTab]} · ${title}`}>
      <PageHeading title={session.displayName ?? title} eyebrow={title} lead={copy.lead} />
      <LinkTabs
        label={copy.tabs}
        tabs={tabs.map((tab) => ({
          to: tab === 'account' ? paths.profile : paths.profileTab(tab),
          label: copy[tab],
          isCurrent: tab === currentTab,
        }))}
      />
      <Contents>
        <ReadBoundary key={`${session.userId} ${currentTab}`} title={copy.failed} messages={errorMessages}>
          <Suspense fallback={<Spinner size="full" label={copy.loading} />}>
            <Content />
          </Suspense>
        </ReadBoundary>
      </Contents>
    </Page>
  );
}

/** Keeps the rules of its panels apart from the line below the tabs. */
const Contents = styled.div`
  margin-top: ${space.l};
`;

/** Shown only in an embed: our host redirects signed-out visitors to the login. */
function SignedOut({ title }: { title: string }) {
  return (
    <Page title={title}>
      <EmptyState title={title} action={<ButtonLink to={paths.login}>{copy.logIn}</ButtonLink>}>
        {copy.signedOut}
      </EmptyState>
    </Page>
  );
}
