import type {
  AssetOptions,
  EmbedElements,
  EmbedEvents,
  EmbedOptions,
  HatcheryOptions,
} from './embed-elements.ts';

/** Frameworks may write numbers and booleans as strings. */
type Loose<Options> = {
  [Name in keyof Options]: Name extends 'number' | 'limit'
    ? Options[Name] | number
    : Name extends 'golden'
      ? Options[Name] | boolean
      : Options[Name];
};

/** The options of each element, as frameworks take them. */
export interface ElementOptions {
  'emberclutch-asset': Loose<AssetOptions>;
  'emberclutch-countdown': EmbedOptions;
  'emberclutch-hatchery': Loose<HatcheryOptions>;
  'emberclutch-spawn': EmbedOptions;
  'emberclutch-world': EmbedOptions;
}

/** Listeners as components of frameworks take them. */
export type EventProps = {
  [Type in keyof EmbedEvents as `on${Capitalize<Type>}`]?: (event: EmbedEvents[Type]) => void;
};

/** An element as templates of Vue know it: `$props` holds what they may write, and a reference is the element itself. */
type VueElement<Tag extends keyof EmbedElements> = new () => EmbedElements[Tag] & {
  $props: Partial<ElementOptions[Tag]> & EventProps;
};

/**
 * The elements for templates of Vue, whose package this one does not need:
 * `declare module 'vue' { interface GlobalComponents extends VueElements {} }`.
 */
export type VueElements = { [Tag in keyof EmbedElements]: VueElement<Tag> };
