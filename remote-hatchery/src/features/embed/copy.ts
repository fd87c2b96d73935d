import { embedHead } from '../../platform/page-copy.ts';

export const copy = {
  ...embedHead,
  noElements: 'The elements could not be loaded',
  script: 'Script',
  scriptLead: 'Add it once per page. It is 10 KB and has no dependencies.',
  followsReleases: 'An address that follows the releases of this site, within five minutes:',
  latestLabel: 'Script that follows releases',
  pinned: 'The same script at an address that never changes, with a digest that browsers check:',
  pinnedLabel: 'Pinned script',
  reading: 'Its address and digest are in',
  noPinned: 'The address that never changes could not be loaded just now. It is in',
  asset: {
    title: 'Egg or dragon',
    lead: 'The card of one egg, dragon or gateway key. It leads to its page here.',
  },
  countdown: {
    title: 'Countdown',
    lead: 'The season, and the time until its spawn cycle opens or closes. It leads to the calendar.',
  },
  spawn: {
    title: 'Spawn',
    lead: 'The countdown with a button that leads here, where eggs are chosen and paid for.',
  },
  hatchery: {
    title: 'Hatchery',
    lead: 'Cards of eggs and dragons, filtered and ordered as you like, with a button for more.',
  },
  world: {
    title: 'World',
    lead: 'The map with all dragons, to drag and to zoom. The script that draws it comes from the live release of this site, when the element is near the window.',
  },
  package: 'With a bundler',
  packageLead:
    'The package @emberclutch/embed has types, a loader and components for React 18 and 19. It is in no registry: ask the operator of this site for the file.',
  stacks: {
    react: 'React',
    bundler: 'Vite, Rsbuild',
    vue: 'Vue',
    federation: 'Module federation',
  },
  frame: 'Frame',
  frameLead:
    'A frame shows the card where a page runs no script of another site. It is 160 px high at any width from 240 px. Editors that support oEmbed create it from a pasted address.',
  policy: 'Content security policy',
  policyLead:
    'A page that has one needs these sources besides its own. Trusted Types and a policy without inline styles are fine.',
  options: 'Options',
  optionsCaption: 'Attributes. Each is also a property.',
  events: 'Events and methods',
  eventsCaption: 'Events do not bubble.',
  size: 'Size',
  sizeText:
    'An element is as wide as its container, a single card at most 320 px. Its height follows from its width and the number of cards before anything is read, so your page does not move. Nothing is read until the element is within 300 px of the window.',
  privacy: 'Privacy and versions',
  privacyText:
    'There is no session: elements show what everyone may see. They set no cookie, store nothing and add no global. Their requests carry neither cookies nor the address of your page. v1 only ever gains tags, attributes, events and methods: a change that breaks pages would be v2 beside it.',
  copyCode: (what: string) => `Copy: ${what}`,
  copied: 'Copied',
};

export const options = [
  ['number', 'emberclutch-asset only: number of the egg, dragon or gateway key'],
  [
    'limit',
    'cards at first and at each press of Show more, 1 to 50; this option and the next five are for emberclutch-hatchery',
  ],
  ['order', 'newest, rarest or hatching'],
  ['state', 'sealed, incubating, hatching, hatched: one or several words'],
  ['house, magic', 'fire, water, earth, air: one or several words'],
  ['spawn, hatch', 'season in which eggs were spawned or dragons hatched: one or several words'],
  ['golden', 'golden ones only'],
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
  ['reload()', 'reads again'],
  ['update(options)', 'sets several options at once'],
] as const;
