import type { PageProps } from '@emberclutch/web/routing/app-page.ts';
import type { StorageKey } from '@emberclutch/web/state';
import { SiteContact } from '@emberclutch/web/ui/layout/SiteContact.tsx';
import content from '../../../../content/privacy.md';
import { ArticlePage } from '../article/ArticlePage.tsx';
import { FactTable } from '../article/FactTable.tsx';

/** The stored data, field by field. Its text must match what provider and browser store. */
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

/** The browser's stored entries, by key. */
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

/** The provider's stored data, field by field. Must match its migrations. */
function StoredFields() {
  return (
    <FactTable
      caption="What the provider stores, why, and for how long."
      columns={['What', 'Why', 'Until']}
      rows={stored}
    />
  );
}

const stored: [what: string, why: string, until: string][] = [
  [
    'E-mail address, name, day of signing up',
    'To know you again, and to send codes',
    'The account is deleted',
  ],
  [
    'Codes (only their hash) and passkey requests, with the e-mail address and the network address',
    'To sign you in, and to stop guessing',
    'A day',
  ],
  ['How often something was tried, and from which network', 'To stop guessing and flooding', 'A day'],
  [
    'Sessions (only the hash of their id): when and how you signed in, last use, browser',
    'To keep you signed in, and to show you where you are',
    'You sign out; 12 idle hours or 30 days at most, unless this site sets it otherwise',
  ],
  [
    'Passkeys: public key, name, kind of device and browser, last use',
    'To sign you in without a code, and to show you which is which',
    'You remove them',
  ],
  [
    'Sign-ins, passkey changes, resets, ended sessions, changes of your address and downloads of your data: when, browser, the network without its last part',
    'To show you who has used your account',
    '90 days',
  ],
  [
    'Eggs, dragons and keys you own',
    'They are yours, and everyone can see them',
    'They stay; once the account is deleted, with “a former keeper”',
  ],
  [
    'Spawn cycles you want to be reminded of, and when the mail was sent',
    'To send one mail when the cycle opens',
    'The account is deleted, or you press the button that the mail leads to',
  ],
  [
    'What you held and bought, for how much, and what became of the payment',
    'Receipts, refunds, and the law',
    'As long as the law wants receipts to be kept',
  ],
  ['Mails that are to be sent to you', 'To send them', 'They are sent; a week at most'],
  ['The log of the server: page, time, the network without its last part', 'To find faults', 'Two weeks'],
];
