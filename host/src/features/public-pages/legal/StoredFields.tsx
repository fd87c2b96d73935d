import { FactTable } from '../article/FactTable.tsx';

/** The provider's stored data, field by field. Must match its migrations. */
export function StoredFields() {
  return (
    <FactTable
      caption="What the provider stores, why, and for how long."
      columns={['What', 'Why', 'Until']}
      rows={stored}
    />
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
      'Codes (only their hash) and passkey requests, with the e-mail address and the network address',
      'To sign you in, and to stop guessing',
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
      'To sign you in without a code, and to show you which is which',
      'You remove them',
    ],
  },
  {
    key: 'security-events',
    cells: [
      'Sign-ins, passkey changes, resets, ended sessions, changes of your address and downloads of your data: when, browser, the network without its last part',
      'To show you who has used your account',
      '90 days',
    ],
  },
  {
    key: 'assets',
    cells: [
      'Eggs, dragons and keys you own',
      'They are yours, and everyone can see them',
      'They stay; once the account is deleted, with “a former keeper”',
    ],
  },
  {
    key: 'reminders',
    cells: [
      'Spawn cycles you want to be reminded of, and when the mail was sent',
      'To send one mail when the cycle opens',
      'The account is deleted, or you press the button that the mail leads to',
    ],
  },
  {
    key: 'purchases',
    cells: [
      'What you held and bought, for how much, and what became of the payment',
      'Receipts, refunds, and the law',
      'As long as the law wants receipts to be kept',
    ],
  },
  {
    key: 'mail',
    cells: ['Mails that are to be sent to you', 'To send them', 'They are sent; a week at most'],
  },
  {
    key: 'log',
    cells: [
      'The log of the server: page, time, the network without its last part',
      'To find faults',
      'Two weeks',
    ],
  },
];
