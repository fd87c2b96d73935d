import { head } from './head.ts';
import type { Stack } from './stack-code.ts';

/** Words of this page. */
export const copy = {
  ...head,
  example: 'Try it',
  elements: 'Elements',
  asset: 'Egg or dragon',
  assetLead: 'The card of one egg, dragon or gateway key. It leads to its page here.',
  number: 'Number',
  theme: 'Colours',
  themes: { '': 'Of the system', light: 'Light', dark: 'Dark' },
  accent: 'Accent',
  accentHint: 'Any CSS colour; empty: that of the season.',
  locale: 'Language of dates and numbers',
  localeHint: 'Such as de-AT; empty: that of the browser. Words are English.',
  stacks: 'Stacks',
  stackNames: {
    html: 'HTML',
    react: 'React',
    vue: 'Vue',
    bundler: 'Vite, Rsbuild',
    federation: 'Module federation',
  } satisfies Record<Stack, string>,
  packageLead:
    'The package @emberclutch/embed has types, a loader and components for React 18 and 19. It is not in a registry: ask who runs this site for its file.',
  code: 'Code',
  script: 'Script',
  scriptLead: 'Once in a page, whatever it shows. It has 10 KB and no dependency.',
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
    'A frame shows the card where a page runs no script of another site. It is 160 px high at any width from 240 px. Editors with oEmbed make it of a pasted address.',
  countdown: 'Countdown',
  countdownLead: 'The season, and the time until its spawn cycle opens or closes. It leads to the calendar.',
  hatchery: 'Hatchery',
  hatcheryLead: 'Cards of eggs and dragons, filtered and ordered as you like, with more at a press.',
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
    'The map with all dragons, to drag and to zoom. It loads what draws it from the live release of this site, near the window only.',
  spawn: 'Spawn',
  spawnLead: 'The same time with a button that leads here, where eggs are chosen and paid for.',
  options: 'Options',
  optionsCaption: 'Attributes; each is a property, too',
  events: 'Events and methods',
  eventsCaption: 'None of the events bubbles',
  size: 'Size',
  sizeText:
    'An element is as wide as its place, a card 320 px at most. Its height follows from its width (and the number of cards) before anything is read, so your page does not move. Nothing is read until the element is within 300 px of the window.',
  privacy: 'Privacy',
  privacyText:
    'There is no session: elements show what everyone may see, and a collection what its owner allows your page to see. They set no cookie, store nothing, add no global and listen to nothing of your page. Their requests carry neither cookies nor the address of your page.',
  versions: 'Versions',
  versionsText:
    'What v1 has is only added to: tags, attributes, events, methods. A change that breaks a page would be v2 beside it. Pinned scripts stay when this site is released or rolled back.',
  copyCode: (what: string) => `Copy: ${what}`,
  copied: 'Copied',
};

export const options = [
  ['number', 'of the egg, dragon or gateway key; of emberclutch-asset'],
  [
    'limit',
    'cards at first and at each press, 1 to 50; this and what follows of emberclutch-hatchery and emberclutch-collection',
  ],
  ['order', 'newest, rarest or hatching'],
  ['state', 'sealed, incubating, hatching, hatched: one or several words'],
  ['house, magic', 'fire, water, earth, air: one or several words'],
  ['spawn, hatch', 'season of the spawn or of the hatching: one or several words'],
  ['golden', 'golden ones only'],
  ['token', 'of emberclutch-collection: what the event connection gave before'],
  ['locale', 'language and region of dates, times and numbers, such as de-AT; words are English'],
  ['theme', 'light, dark or auto, which follows the system'],
  ['accent, paper, ink', 'colours: of the season, behind the content, of text'],
  ['radius, font', 'length of the corners, family of the font'],
  ['api-base', 'base URL of the API; unless given, the origin of the script'],
  ['site-url', 'where links lead; unless given, the origin of the script'],
  ['--emberclutch-accent', 'in your style, like the attribute; so do the four others'],
] as const;

export const events = [
  ['load', 'the content is shown'],
  ['error', 'it could not be read or shown; the element says so, with Retry'],
  ['select', 'a person chose the asset: detail.number'],
  ['navigate', 'a link is about to be followed: detail.url; preventDefault() keeps the person here'],
  ['resize', 'the size, at first and after each change: detail.width, detail.height'],
  [
    'connection',
    'of emberclutch-collection: a person has connected your page, or the connection has ended: detail.token',
  ],
  ['reload()', 'reads again'],
  ['update(options)', 'sets several options at once'],
] as const;
