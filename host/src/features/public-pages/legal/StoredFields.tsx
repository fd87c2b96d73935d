import { FactTable } from '../article/FactTable.tsx';

/** The data that the provider stores, field by field. Must match the provider's migrations. */
export function StoredFields() {
  return (
    <FactTable
      caption="What the provider stores, why, and for how long."
      columns={['What', 'Why', 'Until']}
      rows={Object.values(storedFields)}
    />
  );
}

/** Keyed by the kinds of data that the tables of the provider hold (`provider/src/personal-data/privacy-page.test.ts`). */
const storedFields: Record<string, [what: string, why: string, until: string]> = {
  account: [
    'E-mail address, name, day of signing up',
    'To know you again, and to send codes',
    'The account is deleted',
  ],
  codes: [
    'Codes (only their hash) and passkey requests, with the e-mail address and the network address',
    'To sign you in, and to stop guessing',
    'A day',
  ],
  attempts: [
    'How often something was tried, and from which network',
    'To stop guessing and flooding',
    'A day',
  ],
  sessions: [
    'Sessions (only the hash of their id): when and how you signed in, last use, browser',
    'To keep you signed in, and to show you where you are',
    'You sign out; 12 idle hours or 30 days at most, unless this site sets it otherwise',
  ],
  passkeys: [
    'Passkeys: public key, name, kind of device and browser, last use',
    'To sign you in without a code, and to show you which is which',
    'You remove them',
  ],
  'security-events': [
    'Sign-ins, passkey changes, resets, ended sessions, changes of your address and downloads of your data: when, browser, the network without its last part',
    'To show you who has used your account',
    '90 days',
  ],
  assets: [
    'Eggs, dragons and keys you own',
    'They are yours, and everyone can see them',
    'They stay; once the account is deleted, with “a former keeper”',
  ],
  reminders: [
    'Spawn cycles you want to be reminded of, and when the mail was sent',
    'To send one mail when the cycle opens',
    'The account is deleted, or you press the button that the mail leads to',
  ],
  purchases: [
    'What you held and bought, for how much, and what became of the payment',
    'Receipts, refunds, and the law',
    'As long as the law wants receipts to be kept',
  ],
  mail: ['Mails that are to be sent to you', 'To send them', 'They are sent; a week at most'],
  log: [
    'The log of the server: page, time, the network without its last part',
    'To find faults',
    'Two weeks',
  ],
};
