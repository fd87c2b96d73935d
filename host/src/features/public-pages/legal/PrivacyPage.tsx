import type { StorageKey } from '@emberclutch/web/state';
import type { PageProps } from '@emberclutch/web/routing/app-page.ts';
import { Page } from '@emberclutch/web/ui/layout/Page.tsx';
import { Chapter } from '../article/Chapter.tsx';
import { FactTable } from '../article/FactTable.tsx';
import { PageHero } from '../../../platform/ui/PageHero.tsx';

/** What is stored, field by field. Must match the provider's migrations and `shared/state/storage-keys`. */
export function PrivacyPage({ page }: PageProps) {
  return (
    <Page title={page.title}>
      <PageHero
        eyebrow={page.title}
        title="What we know of you."
        lead="Little, and this is all of it. There is no advertising here, no counting of visitors, and no script, font or picture that comes from anybody else. As of 20 November 2026."
      />
      <Chapter id="visiting" mark="§ 1" title="While you look around">
        <p>
          Without an account nothing is stored about you on our side, apart from a log that every server
          writes to find faults: which page was asked for, when, from which network address, and how it was
          answered. Session ids, cookies and codes are struck out before a line is written.
        </p>
      </Chapter>
      <Chapter id="keeping" mark="§ 2" title="When you have an account">
        <FactTable
          caption="What the provider stores, why, and for how long."
          columns={['What', 'Why', 'Until']}
          rows={stored}
        />
        <p>
          Everyone can see what you hold and the name you have given yourself. Nobody else is shown your
          e-mail address.
        </p>
      </Chapter>
      <Chapter id="browser" mark="§ 3" title="In your browser">
        <p>
          There are cookies for signing in, and for nothing else. One is the second half of your session: the
          first half lies in the storage of your browser, so that one of them alone opens nothing. It is set
          when you sign in and is gone when you sign out. Between asking for a code and typing it, another one
          remembers which code was asked for, for ten minutes at most. A third remembers for a year which
          passkeys this browser has, so that the login can begin with yours. A fourth remembers which session
          is still to be ended, when you have signed out without a connection, until the server has heard of
          it. No consent banner asks for them, because without them you could not be signed in.
        </p>
        <FactTable
          caption="What lies in the local storage of your browser."
          columns={['Key', 'What it holds']}
          rows={Object.entries(browserKeys).map(([key, held]) => ({
            key,
            cells: [<code key={key}>{key}</code>, held],
          }))}
        />
        <p>
          Signing out clears all of it. While a payment is under way, the tab remembers which page to come
          back to, until it is closed.
        </p>
      </Chapter>
      <Chapter id="others" mark="§ 4" title="Who else hears of it">
        <ul>
          <li>
            <strong>The payment service</strong>, when you pay by card: what you buy and for how much. Your
            card number goes to it and never to us.
          </li>
          <li>
            <strong>The mail service</strong>, when a code is sent: your address and the text of the mail.
          </li>
          <li>
            <strong>Nobody else.</strong> The links to other networks in the bar are links; nothing is sent
            before you press one.
          </li>
        </ul>
      </Chapter>
      <Chapter id="rights" mark="§ 5" title="What you can do">
        <p>
          You can see and change your name in your profile, end sessions, and remove passkeys. You may ask
          whoever runs this site what is stored about you, have it put right, or have your account deleted;
          purchases that the law makes us keep stay without your name. If you think that we do wrong, you can
          complain to the authority for data protection where you live.
        </p>
      </Chapter>
    </Page>
  );
}

const stored = [
  {
    key: 'account',
    cells: [
      'E-mail address, name, day of signing up',
      'To know you again, and to send codes',
      'The account is deleted',
    ],
  },
  {
    key: 'codes',
    cells: [
      'Codes you asked for (only their hash), with address and network address',
      'To let in whoever has the code, and to stop guessing',
      'A day',
    ],
  },
  {
    key: 'attempts',
    cells: [
      'How often something was tried, and from which network',
      'To stop guessing and flooding',
      'A day',
    ],
  },
  {
    key: 'sessions',
    cells: [
      'Sessions (only the hash of their id): when and how you signed in, last use, browser',
      'To keep you signed in, and to show you where you are',
      'You sign out; 12 idle hours or 30 days at most, unless this site sets it otherwise',
    ],
  },
  {
    key: 'passkeys',
    cells: [
      'Passkeys: public key, name, kind of device and browser, last use',
      'To let you in without a code, and to show you which is which',
      'You remove them',
    ],
  },
  {
    key: 'security-events',
    cells: [
      'Sign-ins, passkey changes, resets and ended sessions: when, browser, the network without its last part',
      'To show you who was at the doors of your account',
      '90 days',
    ],
  },
  {
    key: 'assets',
    cells: ['Eggs, dragons and keys you hold', 'They are yours', 'The account is deleted'],
  },
  {
    key: 'purchases',
    cells: [
      'What you locked and bought, for how much, and what became of the payment',
      'Receipts, refunds, and the law',
      'As long as the law wants receipts to be kept',
    ],
  },
  {
    key: 'mail',
    cells: ['Mails that are to be sent to you', 'To send them', 'They are sent; a week at most'],
  },
];

/** The type requires a description of every storage key. */
const browserKeys: Record<StorageKey, string> = {
  session: 'The first half of your session',
  user: 'The number of your account',
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
