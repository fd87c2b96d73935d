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

/**
 * The type of an element in Vue templates: `$props` holds its attributes and listeners, and a template ref is the
 * element itself.
 */
type VueElement<Tag extends keyof EmbedElements> = new () => EmbedElements[Tag] & {
  $props: Partial<ElementOptions[Tag]> & EventProps;
};

/**
 * Types of the elements for Vue templates, without a dependency on Vue:
 * `declare module 'vue' { interface GlobalComponents extends VueElements {} }`.
 */
export type VueElements = { [Tag in keyof EmbedElements]: VueElement<Tag> };
