import type {
  AssetOptions,
  EmbedElementEvents,
  EmbedEvents,
  EmbedOptions,
  HatcheryOptions,
} from '@emberclutch/web/embed/embed-options.ts';

export type { AssetOptions, EmbedElementEvents, EmbedEvents, EmbedOptions, HatcheryOptions };

type Listener<Type extends keyof EmbedElementEvents> = (
  this: HTMLElement,
  event: EmbedElementEvents[Type],
) => unknown;

/** Members that all elements have in common. */
export interface EmbedElement extends HTMLElement, EmbedOptions {
  /** Reloads the data. Resolves when the content or the failure is shown. */
  reload(): Promise<void>;
  /** Sets several options at once. */
  update(options: Partial<EmbedOptions>): void;
  addEventListener<Type extends keyof EmbedElementEvents>(
    type: Type,
    listener: Listener<Type>,
    options?: boolean | AddEventListenerOptions,
  ): void;
  addEventListener(
    type: string,
    listener: EventListenerOrEventListenerObject,
    options?: boolean | AddEventListenerOptions,
  ): void;
  removeEventListener<Type extends keyof EmbedElementEvents>(
    type: Type,
    listener: Listener<Type>,
    options?: boolean | EventListenerOptions,
  ): void;
  removeEventListener(
    type: string,
    listener: EventListenerOrEventListenerObject,
    options?: boolean | EventListenerOptions,
  ): void;
}

/** `<emberclutch-asset number="12">`: the card of one egg, dragon or gateway key. */
export interface AssetElement extends EmbedElement, AssetOptions {
  update(options: Partial<AssetOptions>): void;
}

/** `<emberclutch-hatchery>`: cards of eggs and dragons. */
export interface HatcheryElement extends EmbedElement, HatcheryOptions {
  update(options: Partial<HatcheryOptions>): void;
}

/** `<emberclutch-countdown>`: the time until the next spawn cycle opens or closes. */
export type CountdownElement = EmbedElement;

/** `<emberclutch-spawn>`: the countdown, with a link to the site, where players choose eggs. */
export type SpawnElement = EmbedElement;

/** `<emberclutch-world>`: the map with all dragons. */
export type WorldElement = EmbedElement;

/** The elements that a site defines, by tag. */
export interface EmbedElements {
  'emberclutch-asset': AssetElement;
  'emberclutch-countdown': CountdownElement;
  'emberclutch-hatchery': HatcheryElement;
  'emberclutch-spawn': SpawnElement;
  'emberclutch-world': WorldElement;
}

declare global {
  interface HTMLElementTagNameMap extends EmbedElements {}
}

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

/** An element in Vue templates: `$props` holds its attributes and listeners, and a template ref is the element itself. */
type VueElement<Tag extends keyof EmbedElements> = new () => EmbedElements[Tag] & {
  $props: Partial<ElementOptions[Tag]> & EventProps;
};

/**
 * Types of the elements for Vue templates, without a dependency on Vue:
 * `declare module 'vue' { interface GlobalComponents extends VueElements {} }`.
 */
export type VueElements = { [Tag in keyof EmbedElements]: VueElement<Tag> };
