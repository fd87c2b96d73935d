import { Suspense } from 'react';
import type { ComponentType } from 'react';
import { useAtomValue } from 'jotai';
import { useSearchParams } from '@emberclutch/shared/routing';
import { paths } from '@emberclutch/shared/routing/paths';
import { sessionAtom } from '@emberclutch/shared/state';
import { ButtonLink } from '@emberclutch/shared/ui/ButtonLink';
import { EmptyState } from '@emberclutch/shared/ui/EmptyState';
import { LinkTabs } from '@emberclutch/shared/ui/LinkTabs';
import { Page } from '@emberclutch/shared/ui/Page';
import { PageHeading } from '@emberclutch/shared/ui/PageHeading';
import { ReadBoundary } from '@emberclutch/shared/ui/ReadBoundary';
import { copy } from '../../copy.ts';
import { lazyCopy } from '../../lazy-copy.ts';
import { AccountTab } from '../account/AccountTab.tsx';
import { PreferencesTab } from '../preferences/PreferencesTab.tsx';
import { PurchasesTab } from '../purchases/PurchasesTab.tsx';
import { SecurityTab } from '../security/SecurityTab.tsx';
import { TabSkeleton } from './TabSkeleton.tsx';

const tabs = ['account', 'security', 'preferences', 'purchases'] as const;
type Tab = (typeof tabs)[number];

const contents: Record<Tab, ComponentType> = {
  account: AccountTab,
  security: SecurityTab,
  preferences: PreferencesTab,
  purchases: PurchasesTab,
};

/** Who is signed in, how, with what wishes and what receipts. The tab is in the address. */
export function ProfilePage() {
  const session = useAtomValue(sessionAtom);
  const [search] = useSearchParams();
  const current = tabs.find((tab) => tab === search.get('tab')) ?? 'account';
  const words = lazyCopy.profile;
  if (!session) return <SignedOut />;

  const Content = contents[current];
  return (
    <Page title={current === 'account' ? words.title : `${words[current]} · ${words.title}`}>
      <PageHeading title={session.displayName ?? words.title} eyebrow={words.title} lead={words.lead} />
      <LinkTabs
        label={words.tabs}
        tabs={tabs.map((tab) => ({
          to: tab === 'account' ? paths.profile : paths.profileTab(tab),
          label: words[tab],
          isCurrent: tab === current,
        }))}
      />
      <ReadBoundary key={`${session.userId} ${current}`} title={words.failed} words={copy.errors}>
        <Suspense fallback={<TabSkeleton />}>
          <Content />
        </Suspense>
      </ReadBoundary>
    </Page>
  );
}

/** Our host sends visitors to the login; on other pages this remote stands alone. */
function SignedOut() {
  const words = lazyCopy.profile;
  return (
    <Page title={words.title}>
      <EmptyState title={words.title} action={<ButtonLink to={paths.login}>{words.logIn}</ButtonLink>}>
        {words.signedOut}
      </EmptyState>
    </Page>
  );
}
