import { head } from './head.ts';
import type { Stack } from './stack-code.ts';

/** Texts of this page. */
export const copy = {
  ...head,
  example: 'Try it',
  elements: 'Elements',
  noElements: 'The element could not be loaded',
  asset: 'Egg or dragon',
  assetLead: 'The card of one egg, dragon or gateway key. It leads to its page here.',
  number: 'Number',
  theme: 'Colours',
  themes: { '': 'System', light: 'Light', dark: 'Dark' },
  accent: 'Accent',
  accentHint: 'Any CSS colour. Empty: the one of this site.',
  locale: 'Dates and numbers',
  localeHint: 'A language, such as de-AT. Empty: the one of the browser. Words stay English.',
  stacks: 'Stacks',
  stackNames: {
    html: 'HTML',
    react: 'React',
    vue: 'Vue',
    bundler: 'Vite, Rsbuild',
    federation: 'Module federation',
  } satisfies Record<Stack, string>,
  packageLead:
    'The package @emberclutch/embed has types, a loader and components for React 18 and 19. It is in no registry: ask the operator of this site for the file.',
  code: 'Code',
  script: 'Script',
  scriptLead: 'Add it once per page. It is 11 KB and has no dependencies.',
  followsReleases: 'An address that follows the releases of this site, within five minutes:',
  latestLabel: 'Script that follows releases',
  pinnedLabel: 'Pinned script',
  reading: 'Its address and digest are in',
  pinned: 'The same script at an address that never changes, with a digest that browsers check:',
  noPinned: 'The address that never changes could not be loaded just now. It is in',
  policy: 'Content security policy',
  policyLead:
    'A page that has one needs these sources besides its own. Trusted Types and a policy without inline styles are fine.',
  frame: 'Frame',
  frameLead:
    'A frame shows the card where a page runs no script of another site. It is 160 px high at any width from 240 px. Editors that support oEmbed create it from a pasted address.',
  cards: 'Script with cards',
  cardsLead:
    'If visitors see the element without scrolling, take this script in the place of the other: it brings the first cards with it, and loads the elements after them. Its address has the attributes of the element. It cannot be pinned.',
  preload: 'Preload',
  preloadLead:
    'If visitors see the element without scrolling, put this line before the script: the browser then loads both at the same time, and the element is shown one round trip earlier.',
  server: 'Server',
  serverLead:
    'If a server writes your page, it can put the cards into it: visitors then see them before the script has loaded, and without it. Put the markup where the element belongs, and keep the answer for 30 seconds or longer.',
  serverPolicy: 'Style of rendered elements',
  serverPolicyLead: 'If that page has a content security policy, it needs this source as well:',
  countdown: 'Countdown',
  countdownLead: 'The season, and the time until its spawn cycle opens or closes. It leads to the calendar.',
  hatchery: 'Hatchery',
  hatcheryLead: 'Cards of eggs and dragons, filtered and ordered as you like, with a button for more.',
  state: 'State',
  states: {
    '': 'Any',
    sealed: 'Sealed',
    incubating: 'Incubating',
    hatching: 'Hatching',
    hatched: 'Hatched',
  },
  order: 'Order',
  orders: { '': 'Newest first', rarest: 'Rarest first', hatching: 'Hatching next' },
  limit: 'Cards',
  collection: 'Collection',
  collectionLead:
    'The eggs and dragons of the person who looks at your page. A press opens a window of this site, which asks them first. They can end it in their profile at any time.',
  world: 'World',
  worldLead:
    'The map with all dragons, to drag and to zoom. The script that draws it comes from the live release of this site, when the element is near the window.',
  spawn: 'Spawn',
  spawnLead: 'The countdown with a button that leads here, where eggs are chosen and paid for.',
  options: 'Options',
  optionsCaption: 'Attributes. Each is also a property.',
  events: 'Events and methods',
  eventsCaption: 'Events do not bubble.',
  size: 'Size',
  sizeText:
    'An element is as wide as its container, a single card at most 320 px. Its height follows from its width and the number of cards before anything is read, so your page does not move. Nothing is read until the element is within 300 px of the window.',
  privacy: 'Privacy',
  privacyText:
    'There is no session: elements show what everyone may see, and a collection what its owner allows your page to see. They set no cookie, store nothing and add no global. Their requests carry neither cookies nor the address of your page.',
  versions: 'Versions',
  versionsText:
    'v1 only ever gains tags, attributes, events and methods. A change that breaks pages would be v2 beside it. Pinned scripts stay when this site is released or rolled back.',
  copyCode: (what: string) => `Copy: ${what}`,
  copied: 'Copied',
};

export const options = [
  ['number', 'emberclutch-asset only: number of the egg, dragon or gateway key'],
  [
    'limit',
    'cards at first and at each press of Show more, 1 to 50; this option and the next five are for emberclutch-hatchery and emberclutch-collection',
  ],
  ['order', 'newest, rarest or hatching'],
  ['state', 'sealed, incubating, hatching, hatched: one or several words'],
  ['house, magic', 'fire, water, earth, air: one or several words'],
  ['spawn, hatch', 'season in which eggs were spawned or dragons hatched: one or several words'],
  ['golden', 'golden ones only'],
  ['token', 'emberclutch-collection only: a token from an earlier connection event'],
  ['locale', 'language and region of dates, times and numbers, such as de-AT; words are English'],
  ['theme', 'light, dark or auto, which follows the system'],
  ['accent, paper, ink', 'colours of links and buttons, of the background and of text'],
  ['radius, font', 'radius of the corners, font family'],
  ['api-base', 'base URL of the API; by default the origin of the script'],
  ['site-url', 'where links lead; by default the origin of the script'],
  [
    '--emberclutch-accent',
    'the same in your style sheet; paper, ink, radius and font likewise. An attribute takes precedence.',
  ],
] as const;

export const events = [
  ['load', 'the content is shown'],
  [
    'error',
    'the content or the next page of a list could not be read or shown; the element says so, with Retry, and tries again by itself three times where that may help',
  ],
  ['select', 'a person chose the asset: detail.number'],
  ['navigate', 'a link is about to be followed: detail.url; preventDefault() keeps the person on your page'],
  ['resize', 'the size, at first and after each change: detail.width, detail.height'],
  [
    'connection',
    'emberclutch-collection only: a person has connected your page, or the connection has ended: detail.token, null at the end, and detail.expiresAt',
  ],
  ['reload()', 'reads again'],
  ['update(options)', 'sets several options at once'],
] as const;
