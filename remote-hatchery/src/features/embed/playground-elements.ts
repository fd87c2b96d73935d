import { copy } from './copy.ts';

export interface PlaygroundOption {
  name: string;
  label: string;
  hint?: string;
  /** Words of a choice by value; '' is the default. Without them it is typed. */
  choices?: Readonly<Record<string, string>>;
}

export interface PlaygroundElement {
  tag: string;
  label: string;
  lead: string;
  /** It fills the width of a page. */
  isWide?: boolean;
  /** Where it begins. */
  values: Readonly<Record<string, string>>;
  options: readonly PlaygroundOption[];
}

const common: readonly PlaygroundOption[] = [
  { name: 'theme', label: copy.theme, choices: copy.themes },
  { name: 'accent', label: copy.accent, hint: copy.accentHint },
  { name: 'locale', label: copy.locale, hint: copy.localeHint },
];

const list: readonly PlaygroundOption[] = [
  { name: 'limit', label: copy.limit, choices: { '3': '3', '6': '6', '12': '12' } },
  { name: 'order', label: copy.order, choices: copy.orders },
  { name: 'state', label: copy.state, choices: copy.states },
];

/** What the playground shows, by the name in its address. The first is shown by default. */
export const playgroundElements = {
  asset: {
    tag: 'emberclutch-asset',
    label: copy.asset,
    lead: copy.assetLead,
    values: { number: '1' },
    options: [{ name: 'number', label: copy.number }, ...common],
  },
  hatchery: {
    tag: 'emberclutch-hatchery',
    label: copy.hatchery,
    lead: copy.hatcheryLead,
    isWide: true,
    values: { limit: '6' },
    options: [...list, ...common],
  },
  collection: {
    tag: 'emberclutch-collection',
    label: copy.collection,
    lead: copy.collectionLead,
    isWide: true,
    values: { limit: '3' },
    options: [...list, ...common],
  },
  world: {
    tag: 'emberclutch-world',
    label: copy.world,
    lead: copy.worldLead,
    isWide: true,
    values: {},
    options: common,
  },
  countdown: {
    tag: 'emberclutch-countdown',
    label: copy.countdown,
    lead: copy.countdownLead,
    values: {},
    options: common,
  },
  spawn: {
    tag: 'emberclutch-spawn',
    label: copy.spawn,
    lead: copy.spawnLead,
    values: {},
    options: common,
  },
} satisfies Record<string, PlaygroundElement>;
