import type { ErrorCode } from '@emberclutch/shared/api/api-error';
import { SpawnSeason } from '@emberclutch/shared/contract/season';
import { seasonTitle } from '@emberclutch/shared/ui/asset-words';
import { specimenNumber } from '@emberclutch/shared/ui/specimen-number';
import { wholeNumber } from '@emberclutch/shared/ui/whole-number';

const eggs = (count: number) => (count === 1 ? '1 egg' : `${wholeNumber(count)} eggs`);
const keys = (count: number) => (count === 1 ? '1 gateway key' : `${wholeNumber(count)} gateway keys`);
const are = (count: number) => (count === 1 ? 'is' : 'are');

export const copy = {
  title: 'Spawn',
  eggs,
  keys,
  /** `Genesis`, `Earth II`. Free text of a foreign provider stays as it is. */
  season: (season: string, age = 0) => {
    const known = SpawnSeason.safeParse(season.toUpperCase());
    return known.success ? seasonTitle(known.data, age) : season;
  },
  loading: 'Reading the spawn',
  failureTitle: 'The spawn could not be read',

  steps: { label: 'Steps', choose: 'Choose', pay: 'Hold and pay', confirm: 'Receipt' },

  cycle: {
    eyebrow: (season: string) => `${season} spawn`,
    open: 'Choose what to bring home',
    openLead: 'Nothing is charged yet: what you choose is first held for you, then paid.',
    title: 'This cycle',
    ends: 'Ends in',
    eggsLeft: 'Eggs left',
    keysLeft: 'Gateway keys left',
    eggFee: 'Fee per egg',
    keyFee: 'Fee per key',
    limit: 'Most in one purchase',
    limits: (eggLimit: number | undefined, keyLimit: number | undefined) =>
      [eggLimit === undefined ? null : eggs(eggLimit), keyLimit === undefined ? null : keys(keyLimit)]
        .filter((part) => part !== null)
        .join(', '),
    usableKeys: 'Your usable gateway keys',
    closed: 'The cycle is closed',
    closedLead: 'Eggs are spawned in cycles, one for each season.',
    opens: 'The next cycle opens in',
    openNow: 'Opening now, checking.',
    unknownOpening: 'When the next cycle opens is not announced yet.',
    soldOut: 'Everything of this cycle is taken',
    soldOutLead: 'What is held and not paid in time comes back here by itself. This page keeps looking.',
    toCollection: 'Go to my collection',
    toHatchery: 'See the hatchery',
  },

  choose: {
    form: 'What you would like',
    eggs: 'Dragon eggs',
    keys: 'Gateway keys',
    keysHint: 'A key can be redeemed for an egg in any cycle.',
    fewer: 'Fewer',
    more: 'More',
    eggsShort: 'eggs',
    keysShort: 'keys',
    payWith: 'Pay with',
    card: 'Card',
    withKeys: (usable: number) => `My gateway keys (${wholeNumber(usable)} usable)`,
    pick: (count: number) =>
      count === 1 ? 'Which key is redeemed' : `Which ${wholeNumber(count)} keys are redeemed`,
    key: (id: number, season: string) => `No. ${specimenNumber(id)}, ${season}`,
    golden: 'golden',
    total: 'Total',
    submit: 'Hold these for me',
    asking: (attempt: number) =>
      `No answer yet. Asking again, try ${attempt} of 3. Nothing can be held twice.`,
  },

  faults: {
    nothing: 'Choose at least one egg or key.',
    noEggs: 'Choose at least one egg.',
    eggLimit: (limit: number) => `At most ${eggs(limit)} in one purchase.`,
    keyLimit: (limit: number) => `At most ${keys(limit)} in one purchase.`,
    eggsLeft: (left: number) =>
      left === 0 ? 'All eggs of this cycle are taken.' : `Only ${eggs(left)} ${are(left)} left.`,
    keysLeft: (left: number) =>
      left === 0 ? 'All gateway keys of this cycle are taken.' : `Only ${keys(left)} ${are(left)} left.`,
    mixed: 'Keys are redeemed for eggs only. Buy gateway keys in a purchase of their own, by card.',
    keyFormat: 'Invalid gateway key ID format',
    keyMissing: (id: number) => `Gateway key ${id} not found`,
    keysPicked: (wanted: number, picked: number) =>
      `Pick exactly ${keys(wanted)} for ${eggs(wanted)}: ${wholeNumber(picked)} picked so far.`,
  },

  refusals: {
    feeChanged: 'The fee has changed while you were choosing:',
    feeChangedAfter: 'Look at the new total. If you agree, hold again.',
    perEgg: 'per egg',
    perKey: 'per gateway key',
    soldOut: 'Somebody was faster: everything you chose is taken.',
    soldOutInPart: (left: string) => `Somebody was faster: ${left} left of what you chose.`,
    takeRest: (rest: string) => `Take ${rest} instead`,
    badRequest: (detail: string) => `Bad request: ${detail}`,
    keyError: (detail: string) => `Gateway key error: ${detail}`,
  },

  pay: {
    held: 'Held for you',
    heldLead: 'Nobody else can take these now. Nothing has been charged.',
    left: 'Held for another',
    marks: {
      300: '5 minutes left to pay.',
      60: '1 minute left to pay.',
      20: '20 seconds left to pay.',
    },
    number: 'Hold number',
    unnamedEnd: 'The provider does not say for how long.',
    byCard: 'Pay by card',
    byKeys: (count: number) => (count === 1 ? 'Redeem the key' : `Redeem the ${count} keys`),
    keysNote: 'The keys are used up by this. No card is charged.',
    noCheckout: 'The provider did not say where to pay. Once it has taken the payment, ask for the receipt.',
    askReceipt: 'Ask for the receipt',
    giveBack: 'Give back',
    cancelled: 'You came back without paying. Nothing was charged, and everything is still held.',
    over: 'The hold has run out',
    overLead: 'What was held is open to everybody again. If you did not finish paying, nothing was charged.',
    gone: 'This is not held any more',
    goneLead:
      'It was given back, or something else was chosen in its place. If you did not finish paying, nothing was charged.',
    refund: { refunding: 'Your money is on its way back.', refunded: 'Your money has been given back.' },
    again: 'Choose again',
    paidMeanwhile: 'I have paid: show the receipt',
    elsewhere: 'This hold was made in another browser',
    elsewhereLead:
      'If it has been paid, its receipt is here. Else choose the same again: what is already held for you stays held.',
    failed: 'The hold could not be read',
  },

  confirm: {
    wrongNumber: 'Invalid purchase ID format',
    wrongNumberLead: 'A purchase has a number, such as 1204. The address of this page has none.',
    asking: 'Asking what became of your purchase',
    notCharged: 'Not charged',
    notChargedLead: 'The payment was declined or cancelled. No money has moved.',
    cardNeeded: 'This purchase requires payment and cannot be completed with gateway keys only.',
    backToPay: 'Back to the payment',
    finishing: 'Paid, and being finished',
    finishingLead:
      'Your payment has arrived and is being booked. Do not pay again: this page asks by itself.',
    unknown: 'No answer yet',
    unknownLead:
      'We cannot reach the hatchery, so we do not know yet whether the purchase is complete. This page asks by itself; please leave it open.',
    missing: 'Purchase not found. The lock may have expired.',
    missingLead: 'If you did pay, look into your collection before you pay again.',
    refused: 'The purchase was not completed',
    done: 'They are yours',
    doneLead: 'The purchase is complete. This address shows the receipt again at any time.',
    noReceipt: 'The purchase is complete. The provider gave no receipt.',
    number: 'Purchase number',
    date: 'Date',
    paidWith: 'Paid with',
    methods: { CREDIT_CARD: 'Card', VOUCHER: 'Gateway keys' },
    total: 'Total',
    each: 'each',
    yours: 'What you received',
    asset: (id: number) => `No. ${specimenNumber(id)}`,
    toCollection: 'My collection',
    toSealed: 'All sealed eggs',
    more: 'Spawn more',
  },

  errors: {
    bad_request: 'The provider could not read the request.',
    unauthorized: 'Your session has ended. Sign in again.',
    forbidden: 'This is not allowed for your account.',
    not_found: 'It is not here (any more).',
    conflict: 'Something changed at the same moment. Look again.',
    too_large: 'That is more than the provider takes at once.',
    too_many_requests: 'That was a lot of requests. Wait a minute.',
    internal: 'The provider has trouble. It is not your fault.',
    unavailable: 'The provider is not available just now.',
    code_wrong: 'The code is not right.',
    code_expired: 'The code has expired.',
    code_used_up: 'The code was tried too often.',
    cycle_closed: 'The cycle has closed. Nothing was held.',
    fee_changed: 'The fee has changed.',
    sold_out: 'Sold out.',
    limit_exceeded: 'That is more than one purchase may have.',
    mixed_basket: 'Keys are redeemed for eggs only. Buy gateway keys in a purchase of their own, by card.',
    voucher_mismatch: 'There must be exactly as many keys as eggs.',
    key_unusable: 'One of the keys cannot be used: it is used already, or held.',
    lock_expired: 'The hold has run out. Nothing was charged.',
    payment_required: 'This purchase requires payment and cannot be completed with gateway keys only.',
    idempotency_mismatch: 'This hold was asked for with other contents. Choose again.',
    offline: 'No connection. Three tries went unanswered, and nothing was charged.',
    timed_out: 'The provider took too long to answer. Nothing was charged.',
    unreadable: 'The provider answered something we cannot read.',
  } satisfies Record<ErrorCode, string>,
};
