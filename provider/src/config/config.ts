import * as z from 'zod/mini';
import type { StripeSettings } from '../payments/stripe/stripe-settings.ts';
import type { CalendarSettings } from '../seasons/calendar-settings.ts';
import { embeddedCalendar, productionCalendar } from '../seasons/calendar-settings.ts';

/** Every setting of the provider, parsed once at the start. Durations are seconds. */
export interface Config {
  /** PostgreSQL, or null for the database embedded in `worldFolder`. */
  databaseUrl: string | null;
  /** Folder of the embedded database; `memory://` keeps nothing. */
  worldFolder: string;
  host: string;
  port: number;
  /** Where people reach the site, without a slash at the end: for links in mails and checkout pages. */
  publicUrl: string;
  /** Other origins whose pages may call the API. */
  allowedOrigins: string[];
  /** Whether `x-forwarded-for` of a proxy in front is believed. */
  trustProxy: boolean;
  logLevel: LogLevel;
  /** Whoever brings it may read `/metrics` from anywhere; null lets this machine alone read them. */
  metricsToken: string | null;
  /** How long `/readyz` says no before a process that ends stops listening, in seconds. */
  drain: number;
  mail: 'outbox' | 'smtp';
  /** Where mail leaves and whom it is from; null with the outbox. */
  smtp: { url: string; from: string } | null;
  payments: 'sandbox' | 'stripe';
  /** Keys of the Stripe account; null with the sandbox. */
  stripe: StripeSettings | null;
  session: { life: number; idle: number };
  code: { life: number; tries: number; window: number; perEmail: number; perAddress: number };
  /** Ways in that mail nothing: codes brought back, passkeys. */
  attempts: { perAddress: number; window: number };
  /** Whom passkeys are made for, and the origins whose pages may ask for them. */
  passkeys: { rpId: string; origins: string[]; life: number };
  lock: { life: number };
  /** A fresh embedded world starts with keepers and eggs, so that there is something to see. */
  isWorldSeeded: boolean;
  calendar: CalendarSettings;
}

type LogLevel = z.infer<typeof LogLevel>;
const LogLevel = z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']);

/** A setting that cannot be used. The message is one line for the person who set it. */
export class ConfigError extends Error {
  override name = 'ConfigError';
  readonly variable: string;

  constructor(variable: string, takes: string, given: string) {
    // This line is read by whoever reads logs.
    const shown = secrets.has(variable) && given ? 'what it was set to' : JSON.stringify(given);
    super(`${variable} takes ${takes}, not ${shown}.`);
    this.variable = variable;
  }
}

/** Variables that hold a password, a key or a token. */
const secrets = new Set([
  'DATABASE_URL',
  'SMTP_URL',
  'METRICS_TOKEN',
  'STRIPE_SECRET_KEY',
  'STRIPE_WEBHOOK_SECRET',
]);

interface Variable<Value> {
  schema: z.ZodMiniType<Value, string>;
  fallback: string;
  /** Ends the sentence "DATA_DIR takes ...". */
  takes: string;
  /** For the table of settings in the documentation. */
  about: string;
}

const wholeNumber = (least: number, most: number) =>
  z.pipe(
    z.string().check(z.regex(/^\d{1,9}$/)),
    z.pipe(z.transform(Number), z.int().check(z.minimum(least), z.maximum(most))),
  );

const number = (fallback: number, about: string, least = 1, most = 1_000_000): Variable<number> => ({
  schema: wholeNumber(least, most),
  fallback: String(fallback),
  takes: `a whole number from ${least} to ${most}`,
  about,
});

const yesOrNo = (fallback: 'yes' | 'no', about: string): Variable<boolean> => ({
  schema: z.pipe(
    z.enum(['yes', 'no']),
    z.transform((word) => word === 'yes'),
  ),
  fallback,
  takes: 'yes or no',
  about,
});

/** Unset means what WORLD_PACE brings along. */
const optionalNumber = (about: string, least = 1, most = 1_000_000): Variable<number | undefined> => ({
  schema: z.union([unset, wholeNumber(least, most)]),
  fallback: '',
  takes: `a whole number from ${least} to ${most}`,
  about,
});

const optionalFee = (about: string): Variable<string | undefined> => ({
  schema: z.union([unset, z.string().check(z.regex(/^\d{1,6}\.\d{2}$/))]),
  fallback: '',
  takes: 'an amount with two decimals, such as 25.00',
  about,
});

const unset = z.pipe(
  z.literal(''),
  z.transform(() => undefined),
);

const word = <const Word extends string>(
  words: readonly [Word, ...Word[]],
  about: string,
): Variable<Word> => ({
  schema: z.pipe(z.string(), z.enum(words)),
  fallback: words[0],
  takes: words.length === 1 ? `only "${words[0]}" for now` : words.join(', '),
  about,
});

const webAddress = z.url({ protocol: /^https?$/ });

const origins = z.pipe(
  z.string(),
  z.pipe(
    z.transform((list: string) => list.split(/[\s,]+/).filter(Boolean)),
    z.array(webAddress.check(z.refine((url) => new URL(url).origin === url))),
  ),
);

/** Every environment variable the provider reads; the documentation's table is made from this one. */
export const variables = {
  DATABASE_URL: {
    schema: z.string().check(z.regex(/^(postgres(ql)?:\/\/\S+)?$/)),
    fallback: '',
    takes:
      'a PostgreSQL URL such as postgres://user:password@host:5432/name, or nothing for the embedded database',
    about: 'PostgreSQL to use; empty means the database embedded in DATA_DIR',
  },
  DATA_DIR: {
    schema: z.string().check(z.trim(), z.minLength(1)),
    fallback: '.data',
    takes: 'the path of a folder that can be written',
    about: 'Folder of the embedded database; memory:// keeps nothing',
  },
  HOST: {
    schema: z.string().check(z.regex(/^[\w.:-]+$/)),
    fallback: '127.0.0.1',
    takes: 'a host name or an IP address to listen on',
    about: 'Address the provider listens on when it runs alone',
  },
  PORT: number(4100, 'Port the provider listens on when it runs alone; 0 picks a free one', 0, 65_535),
  PUBLIC_URL: {
    schema: z.pipe(
      webAddress,
      z.transform((url) => url.replace(/\/+$/, '')),
    ),
    fallback: 'http://localhost:3000',
    takes: 'an http or https address such as https://emberclutch.example',
    about: 'Where people reach the site; links in mails and checkout pages begin with it',
  },
  ALLOWED_ORIGINS: {
    schema: origins,
    fallback: '',
    takes: 'origins separated by commas, such as https://shop.example,https://wiki.example',
    about: 'Other origins whose pages may call the API',
  },
  TRUST_PROXY: yesOrNo('no', 'Whether x-forwarded-for of a proxy in front is believed'),
  LOG_LEVEL: {
    schema: z.pipe(z.string(), LogLevel),
    fallback: 'info',
    takes: LogLevel.options.join(', '),
    about: 'How much is logged',
  },
  METRICS_TOKEN: {
    schema: z.string().check(z.regex(/^([\w.~+/=-]{16,})?$/)),
    fallback: '',
    takes: '16 or more letters, digits and . ~ + / = - _',
    about: 'Token that lets whoever sends it as a bearer read /metrics; without one, this machine alone may',
  },
  DRAIN_SECONDS: number(
    0,
    'Seconds for which /readyz says no before a process that was told to end stops listening, so that balancers look away first',
    0,
    300,
  ),
  MAIL: word(
    ['outbox', 'smtp'],
    'How mail leaves; outbox keeps it for /outbox, readable on this machine only; smtp hands it to SMTP_URL',
  ),
  SMTP_URL: {
    schema: z.string().check(z.regex(/^(smtps?:\/\/\S+)?$/)),
    fallback: '',
    takes:
      'an SMTP URL such as smtps://user:password@mail.example:465 or smtp://mail.example:587?requireTLS=true',
    about: 'Mail server to hand mail to, with MAIL=smtp',
  },
  MAIL_FROM: {
    schema: z.string().check(z.regex(/^([^<>\r\n]*<[^\s@<>]+@[^\s@<>]+>|[^\s@<>]+@[^\s@<>]+)?$/)),
    fallback: '',
    takes: 'an address such as Emberclutch <keepers@emberclutch.example>',
    about: 'Whom mail is from, with MAIL=smtp',
  },
  PAYMENTS: word(
    ['sandbox', 'stripe'],
    'Who takes the money; sandbox takes test cards and no money, stripe is Stripe Checkout',
  ),
  STRIPE_SECRET_KEY: {
    schema: z.string().check(z.regex(/^((sk|rk)_(test|live)_\w+)?$/)),
    fallback: '',
    takes: 'a secret or restricted key of Stripe such as sk_test_...',
    about: 'Key of the Stripe account, with PAYMENTS=stripe',
  },
  STRIPE_WEBHOOK_SECRET: {
    schema: z.string().check(z.regex(/^(whsec_\S+)?$/)),
    fallback: '',
    takes: 'the signing secret of the webhook at /v1/stripe/webhook, such as whsec_...',
    about: 'What Stripe signs its webhooks with, with PAYMENTS=stripe',
  },
  STRIPE_API_BASE: {
    schema: webAddress,
    fallback: 'https://api.stripe.com',
    takes: 'an http or https address such as https://api.stripe.com',
    about: 'Where Stripe is called; another address is for tests',
  },
  SESSION_DAYS: number(30, 'Days after which a sign-in ends', 1, 365),
  SESSION_IDLE_HOURS: number(12, 'Idle hours after which a sign-in ends', 1, 8_760),
  CODE_MINUTES: number(10, 'Minutes a mailed code is good for', 1, 60),
  CODES_PER_EMAIL: number(5, 'Codes one e-mail address may be sent in 10 minutes'),
  CODES_PER_ADDRESS: number(60, 'Codes one network address may ask for in 10 minutes'),
  ATTEMPTS_PER_ADDRESS: number(
    300,
    'Codes brought back and passkeys offered that one network address may try in 10 minutes, of each',
  ),
  PASSKEY_RP_ID: {
    schema: z.string().check(z.regex(/^([a-z0-9-]+(\.[a-z0-9-]+)*)?$/)),
    fallback: '',
    takes: 'a domain such as emberclutch.example',
    about:
      'Domain passkeys are made for; empty means the host of PUBLIC_URL. Changing it makes every passkey useless',
  },
  PASSKEY_ORIGINS: {
    schema: origins,
    fallback: '',
    takes: 'origins of that domain, separated by commas, such as https://play.emberclutch.example',
    about: 'Other origins whose pages may make and use passkeys; PUBLIC_URL always may',
  },
  LOCK_MINUTES: number(10, 'Minutes a lock holds its eggs and keys', 1, 60),
  WORLD_SEED: yesOrNo('yes', 'Whether a fresh embedded world starts with keepers and eggs'),
  WORLD_PACE: word(
    ['minutes', 'days'],
    'Whether cycles and eggs take minutes (to see it all) or days; the settings below change single durations',
  ),
  CYCLE_MINUTES: optionalNumber('Minutes a spawn cycle is open'),
  CYCLE_PAUSE_MINUTES: optionalNumber('Minutes between two cycles of a season', 0),
  CYCLES_PER_SEASON: optionalNumber('Spawn cycles of one season'),
  HATCHING_AFTER_MINUTES: optionalNumber('Minutes from the end of its cycle until an egg cracks', 0),
  HATCHES_AFTER_MINUTES: optionalNumber('Minutes from the end of its cycle until an egg hatches', 0),
  EGGS_PER_CYCLE: optionalNumber('Eggs offered in one cycle', 0),
  KEYS_PER_CYCLE: optionalNumber('Gateway keys offered in one cycle', 0),
  EGG_FEE: optionalFee('Price of an egg'),
  KEY_FEE: optionalFee('Price of a gateway key'),
} satisfies Record<string, Variable<unknown>>;

/**
 * Reads the settings from environment variables. An empty variable counts as unset.
 *
 * @throws {ConfigError} naming the first variable that cannot be used and what it takes.
 */
export function readConfig(environment: Record<string, string | undefined>): Config {
  const read = <Value>(name: keyof typeof variables, variable: Variable<Value>): Value => {
    const given = environment[name] || variable.fallback;
    const result = z.safeParse(variable.schema, given);
    if (!result.success) throw new ConfigError(name, variable.takes, given);
    return result.data;
  };
  const v = variables;
  const inSeconds = (minutes: number | undefined) => (minutes === undefined ? undefined : minutes * 60);

  const mail = read('MAIL', v.MAIL);
  const smtp = { url: read('SMTP_URL', v.SMTP_URL), from: read('MAIL_FROM', v.MAIL_FROM) };
  if (mail === 'smtp' && smtp.url === '') throw new ConfigError('SMTP_URL', v.SMTP_URL.takes, '');
  if (mail === 'smtp' && smtp.from === '') throw new ConfigError('MAIL_FROM', v.MAIL_FROM.takes, '');
  const dataDir = read('DATA_DIR', v.DATA_DIR);
  const pace = read('WORLD_PACE', v.WORLD_PACE) === 'days' ? productionCalendar : embeddedCalendar;
  const hatchingAfter =
    inSeconds(read('HATCHING_AFTER_MINUTES', v.HATCHING_AFTER_MINUTES)) ?? pace.hatchingAfter;
  const hatchesAfter = inSeconds(read('HATCHES_AFTER_MINUTES', v.HATCHES_AFTER_MINUTES)) ?? pace.hatchesAfter;
  if (hatchingAfter > hatchesAfter)
    throw new ConfigError(
      'HATCHING_AFTER_MINUTES',
      'no more minutes than HATCHES_AFTER_MINUTES',
      String(hatchingAfter / 60),
    );

  const payments = read('PAYMENTS', v.PAYMENTS);
  const stripe = {
    secretKey: read('STRIPE_SECRET_KEY', v.STRIPE_SECRET_KEY),
    webhookSecret: read('STRIPE_WEBHOOK_SECRET', v.STRIPE_WEBHOOK_SECRET),
    apiBase: read('STRIPE_API_BASE', v.STRIPE_API_BASE),
  };
  if (payments === 'stripe' && stripe.secretKey === '')
    throw new ConfigError('STRIPE_SECRET_KEY', v.STRIPE_SECRET_KEY.takes, '');
  if (payments === 'stripe' && stripe.webhookSecret === '')
    throw new ConfigError('STRIPE_WEBHOOK_SECRET', v.STRIPE_WEBHOOK_SECRET.takes, '');

  return {
    databaseUrl: read('DATABASE_URL', v.DATABASE_URL) || null,
    worldFolder: dataDir.startsWith('memory://') ? dataDir : `${dataDir.replace(/\/+$/, '')}/world`,
    host: read('HOST', v.HOST),
    port: read('PORT', v.PORT),
    publicUrl: read('PUBLIC_URL', v.PUBLIC_URL),
    allowedOrigins: read('ALLOWED_ORIGINS', v.ALLOWED_ORIGINS),
    trustProxy: read('TRUST_PROXY', v.TRUST_PROXY),
    logLevel: read('LOG_LEVEL', v.LOG_LEVEL),
    metricsToken: read('METRICS_TOKEN', v.METRICS_TOKEN) || null,
    drain: read('DRAIN_SECONDS', v.DRAIN_SECONDS),
    mail,
    smtp: mail === 'smtp' ? smtp : null,
    payments,
    stripe: payments === 'stripe' ? stripe : null,
    session: {
      life: read('SESSION_DAYS', v.SESSION_DAYS) * 86_400,
      idle: read('SESSION_IDLE_HOURS', v.SESSION_IDLE_HOURS) * 3_600,
    },
    code: {
      life: read('CODE_MINUTES', v.CODE_MINUTES) * 60,
      tries: 5,
      window: 600,
      perEmail: read('CODES_PER_EMAIL', v.CODES_PER_EMAIL),
      perAddress: read('CODES_PER_ADDRESS', v.CODES_PER_ADDRESS),
    },
    attempts: { perAddress: read('ATTEMPTS_PER_ADDRESS', v.ATTEMPTS_PER_ADDRESS), window: 600 },
    passkeys: passkeysOf(
      read('PUBLIC_URL', v.PUBLIC_URL),
      read('PASSKEY_RP_ID', v.PASSKEY_RP_ID),
      read('PASSKEY_ORIGINS', v.PASSKEY_ORIGINS),
    ),
    lock: { life: read('LOCK_MINUTES', v.LOCK_MINUTES) * 60 },
    isWorldSeeded: read('WORLD_SEED', v.WORLD_SEED),
    calendar: {
      ...pace,
      hatchingAfter,
      hatchesAfter,
      cycleOpen: inSeconds(read('CYCLE_MINUTES', v.CYCLE_MINUTES)) ?? pace.cycleOpen,
      cyclePause: inSeconds(read('CYCLE_PAUSE_MINUTES', v.CYCLE_PAUSE_MINUTES)) ?? pace.cyclePause,
      cyclesPerSeason: read('CYCLES_PER_SEASON', v.CYCLES_PER_SEASON) ?? pace.cyclesPerSeason,
      eggs: read('EGGS_PER_CYCLE', v.EGGS_PER_CYCLE) ?? pace.eggs,
      keys: read('KEYS_PER_CYCLE', v.KEYS_PER_CYCLE) ?? pace.keys,
      eggFee: read('EGG_FEE', v.EGG_FEE) ?? pace.eggFee,
      keyFee: read('KEY_FEE', v.KEY_FEE) ?? pace.keyFee,
    },
  };
}

/** An IP address is no relying party (WebAuthn, section 5.1.2); a site that has one is at home, also as localhost. */
function passkeysOf(publicUrl: string, rpId: string, others: string[]): Config['passkeys'] {
  const { hostname, origin } = new URL(publicUrl);
  const isAddress = /^[\d.]+$|^\[/.test(hostname);
  const id = rpId || (isAddress ? 'localhost' : hostname);
  const stranger = others.find((other) => !`.${new URL(other).hostname}`.endsWith(`.${id}`));
  if (stranger !== undefined)
    throw new ConfigError('PASSKEY_ORIGINS', `origins of ${id} or of domains below it`, stranger);
  return { rpId: id, origins: [origin, ...others], life: 300 };
}
