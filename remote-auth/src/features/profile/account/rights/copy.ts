import { copy as errorsCopy } from '../../../../platform/errors/copy.ts';
import type { ErrorMessages } from '../../../../platform/errors/error-message.ts';
import { errorMessages } from '../../error-messages.ts';

const formatCount = (number: number, one: string, many: string) =>
  number === 1 ? `1 ${one}` : `${new Intl.NumberFormat().format(number)} ${many}`;

export const copy = {
  failed: 'Your data could not be loaded',

  email: {
    title: 'Another e-mail address',
    lead: 'Codes and receipts go to your e-mail address, and you sign in with it. To change it, enter two codes: one that goes to your old address, and one that goes to the new.',
    label: 'New e-mail address',
    messages: {
      missing: 'Enter the new address.',
      too_big: 'An e-mail address can have at most 254 characters.',
      invalid: 'This is not an e-mail address.',
    },
    send: 'Send both codes',
    sent: (current: string, next: string) => `Two codes are on their way: one to ${current}, one to ${next}.`,
    currentCode: (current: string) => `Code sent to ${current}`,
    newCode: (next: string) => `Code sent to ${next}`,
    yourAddress: 'your current address',
    finish: 'Change the address',
    again: 'Send new codes',
    cancel: 'Keep my address',
    done: (next: string) => `Changed. Your address is ${next} from now on.`,
    addressTaken: 'If an address has an account already, the mail to it says so, and there is no code in it.',
    unchanged: 'This is your address already.',
  },

  data: {
    title: 'Your data',
    lead: 'Everything that is stored about your account, in one file that programs can read (JSON). What would open your account is left out: codes, keys, session ids.',
    download: 'Download my data',
    fileName: 'emberclutch-account.json',
    done: 'Downloaded. The file holds your personal data: keep it in a safe place.',
  },

  deletion: {
    title: 'Delete the account',
    lead: 'Removes your name, your address and every way to sign in. It cannot be undone.',
    open: 'Delete my account',
    ask: 'Delete your account for good?',
    gone: 'Gone at once: your name and address, passkeys, sessions, reminders and security diary.',
    stays: ({ dragons, gatewayKeys }: { dragons: number; gatewayKeys: number }) =>
      `These stay in the guide, with “a former keeper”: ${formatCount(dragons, 'egg or dragon', 'eggs and dragons')}, ${formatCount(gatewayKeys, 'gateway key', 'gateway keys')}. Nobody can give them back to you.`,
    staysNothing: 'You own no eggs, dragons or keys that would stay.',
    receipts: (purchases: number) =>
      purchases === 0
        ? 'There are no receipts to keep.'
        : `Kept without your name, as the law requires: ${formatCount(purchases, 'receipt', 'receipts')}. A payment that is still under way is given back.`,
    yes: 'Delete it for good',
    no: 'Keep my account',
    done: 'Your account was deleted. Farewell, keeper.',
  },
};

/** Messages for errors of the two codes. */
export const emailErrorMessages: ErrorMessages = {
  ...errorMessages,
  conflict: 'This address cannot be used: it is yours already, or has an account.',
  code_wrong: 'One of the two codes is not right. Please compare both with the newest e-mails.',
  code_expired: 'One of the two codes is too old or was used. Please send new ones.',
  code_used_up: 'One of the two codes was tried too often. Please send new ones.',
  too_many_requests: errorsCopy.errors.too_many_requests,
};
