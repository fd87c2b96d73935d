import type { PageProps } from '@emberclutch/web/routing/app-page.ts';
import type { StorageKey } from '@emberclutch/web/state';
import { SiteContact } from '@emberclutch/web/ui/layout/SiteContact.tsx';
import content from '../../../../content/privacy.md';
import { ArticlePage } from '../article/ArticlePage.tsx';
import { FactTable } from '../article/FactTable.tsx';
import { StoredFields } from './StoredFields.tsx';

/** Describes the stored data, field by field. The text must match the data that provider and browser store. */
export function PrivacyPage({ page }: PageProps) {
  return (
    <ArticlePage
      page={page}
      content={content}
      numbering="paragraph"
      components={{
        'stored-fields': <StoredFields />,
        'browser-storage': <BrowserStorage />,
        contact: <SiteContact />,
      }}
    />
  );
}

function BrowserStorage() {
  return (
    <FactTable
      caption="What lies in the local storage of your browser."
      columns={['Key', 'What it holds']}
      rows={Object.entries(browserKeys)}
      hasCodeHeadings
    />
  );
}

/** The type requires a description of every storage key. */
const browserKeys: Record<StorageKey, string> = {
  session: 'The first half of your session',
  user: 'The id of your account',
  displayName: 'Your name, as the bar shows it',
  email: 'Your address, as the menu of the bar shows it',
  spawnSeason: 'The season when you were last here, so that the page has its colours at once',
  spawnAge: 'Its age',
  spawnAgeRoman: 'The same in roman numerals',
  theme: 'Light or dark, if you chose',
  notices: 'What you were told, so that the bell can keep it',
  toldAt: 'When you were told of what, so that you are not told twice',
  goldenSeen: 'Which of your golden things have been celebrated',
  compare: 'What you chose to compare',
  preferences: 'What you want to be told, and how loudly',
};
