import type { SeasonWithoutCycle } from '@emberclutch/contract/season/season-name.ts';
import type { PaymentMethod } from '@emberclutch/contract/spawn/spawn-values.ts';
import { formatSpecimenNumber } from '@emberclutch/contract/asset/specimen-number.ts';
import { formatWholeNumber } from '@emberclutch/web/ui/format/format-whole-number.ts';
import { basketCopy } from '../copy.ts';

type NoCycleTexts = Record<'eyebrow' | 'title' | 'lead' | 'next' | 'dragons', string>;

const chooseVerb = (count: number) => (count === 1 ? 'is' : 'are');

export const copy = {
  cycle: {
    eyebrow: (season: string) => `${season} spawn`,
    eggs: (season: string) => `Newest eggs of ${season}`,
    open: 'Choose what to bring home',
    openLead: 'Nothing is charged yet: what you choose is first held for you, then paid.',
    title: 'This cycle',
    ends: 'Ends in',
    endsNow: 'Ends now',
    eggsLeft: 'Eggs left',
    keysLeft: 'Gateway keys left',
    eggFee: 'Fee per egg',
    keyFee: 'Fee per key',
    limit: 'Limit per purchase',
    usableKeys: 'Your usable gateway keys',
    closed: 'The cycle is closed',
    closedLead: 'Eggs are spawned in cycles. Until the next one opens, nothing can be held or bought.',
    opens: 'The next cycle opens in',
    opensNow: 'The next cycle opens now',
    unknownOpening: 'When the next cycle opens is not announced yet.',
    unread: 'The season could not be loaded',
    unreadOpening: 'A cycle may be open. You can choose again as soon as the season can be read.',
    toCollection: 'Go to my collection',
    toHatchery: 'See the hatchery',
  },

  nothingLeft: {
    soldOut: {
      title: 'Everything in this cycle is taken',
      lead: 'What others hold and do not pay for in time comes back here. This page keeps checking.',
      next: 'Stay a while, or set a reminder for the next cycle below.',
    },
    limitReached: {
      title: 'You have reached the limit of this cycle',
      lead: 'Each account can have a limited number in a cycle, so that there is something for everyone.',
      next: 'The next cycle has a limit of its own. Until then, enjoy what you have.',
    },
  },

  odds: {
    title: (golden: number, of: number) =>
      `${formatWholeNumber(golden)} in ${formatWholeNumber(of)} eggs ${chooseVerb(golden)} golden`,
    lead: 'Each egg is drawn from a secret whose fingerprint is published before the cycle opens. When the cycle has closed, anyone can check that nobody chose.',
    check: 'How to check the draw',
  },

  withoutCycle: {
    PRIMORDIAL: {
      eyebrow: 'Primordial season',
      title: 'Before the first egg',
      lead: 'Nothing is spawned in the primordial season: its dragons have always been here.',
      next: 'The cycles begin with the next season. Until then, watch those that have hatched.',
      dragons: 'Newest dragons',
    },
  } satisfies Record<SeasonWithoutCycle, NoCycleTexts>,

  found: {
    label: 'What you hold',
    heldFor: (contents: string) => `You hold ${contents} for`,
    unknownExpiry: (contents: string) => `You hold ${contents}.`,
    over: (contents: string) => `Your hold of ${contents} has run out.`,
    tooLarge:
      'You hold something, under a number that is too large for a browser. It cannot be paid for here, and goes back when the hold runs out.',
    gone: (contents: string) => `You do not hold ${contents} any more.`,
    notCharged: 'If you did not finish paying, nothing was charged.',
    chooseAgain: 'Choose again below, while there are some left.',
    toPay: (count: number) =>
      count === 1 ? 'Pay for it or give it back.' : 'Pay for them or give them back.',
    toRedeem: (count: number) =>
      count === 1
        ? 'Redeem your key for it, or give it back.'
        : 'Redeem your keys for them, or give them back.',
    replaced: 'If you choose something else, it replaces this hold.',
    pay: 'Go on to the payment',
    redeem: 'Go on to redeem',
    release: 'Give back',
    released: (contents: string, paymentMethod: PaymentMethod) =>
      `You have given ${contents} back. ${paymentMethod === 'VOUCHER' ? 'No key was redeemed.' : 'Nothing was charged.'}`,
  },

  form: {
    title: 'What you would like',
    skippedKeys: (count: number) =>
      `${basketCopy.keys(count)} of yours cannot be shown: ${count === 1 ? 'its number is' : 'their numbers are'} unreadable, or too large for a browser.`,
    eggs: 'Dragon eggs',
    keys: 'Gateway keys',
    keysHint:
      'An egg paid ahead: a key is good for one egg of this or any later cycle, whatever an egg costs then.',
    fewer: 'Fewer',
    more: 'More',
    unknownFee: 'Fee not known',
    free: 'Free',
    unknownTotal: 'Not known',
    eggsShort: 'eggs',
    keysShort: 'keys',
    payWith: 'Pay with',
    card: 'Card',
    withKeys: (usable: number) => `My gateway keys (${formatWholeNumber(usable)} usable)`,
    pick: (count: number) => {
      if (count === 0) return 'Keys to redeem';
      return count === 1 ? 'Choose the key to redeem' : `Choose ${formatWholeNumber(count)} keys to redeem`;
    },
    key: (id: number, season: string) => `No. ${formatSpecimenNumber(id)}${season && `, ${season}`}`,
    golden: 'golden',
    submit: 'Hold these for me',
    retrying: (attempt: number) =>
      `No answer yet. Trying again, attempt ${attempt} of 3. Nothing can be held twice.`,
  },

  basketErrors: {
    nothing: 'Choose at least one egg or key.',
    noFee: 'The hatchery does not say what an egg costs, so none can be bought by card at the moment.',
    noKeyFee: 'The hatchery does not say what a gateway key costs, so none can be bought at the moment.',
    noEggs: 'Choose at least one egg.',
    eggLimit: (limit: number) =>
      limit === 0
        ? 'You have as many eggs as one account can have in this cycle.'
        : `At most ${basketCopy.eggs(limit)} in one purchase.`,
    keyLimit: (limit: number) =>
      limit === 0
        ? 'You have as many gateway keys as one account can have in this cycle.'
        : `At most ${basketCopy.keys(limit)} in one purchase.`,
    eggsLeft: (left: number) =>
      left === 0
        ? 'All eggs of this cycle are taken.'
        : `Only ${basketCopy.eggs(left)} ${chooseVerb(left)} left.`,
    keysLeft: (left: number) =>
      left === 0
        ? 'All gateway keys of this cycle are taken.'
        : `Only ${basketCopy.keys(left)} ${chooseVerb(left)} left.`,
    mixed: 'Keys are redeemed for eggs only. Buy gateway keys in a purchase of their own, by card.',
    keyFormat: 'Invalid gateway key ID format',
    keyTooLarge: 'No gateway key has a number as large as this one.',
    keysPicked: (wanted: number, picked: number) =>
      `Choose exactly ${basketCopy.keys(wanted)} for ${basketCopy.eggs(wanted)}: ${formatWholeNumber(picked)} chosen so far.`,
  },

  lockErrors: {
    feeChanged:
      'The fee has changed while you were choosing. Please check the new total. If you agree, hold them again.',
    soldOut: 'Sold out: everything you chose has been taken.',
    soldOutInPart: (left: string) => `Only ${left} left of what you chose.`,
    chooseRemaining: (rest: string) => `Take ${rest} instead`,
  },
};
