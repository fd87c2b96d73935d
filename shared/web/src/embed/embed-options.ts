/** Options of all elements by property, with their attribute. */
export const commonAttributes = {
  apiBase: 'api-base',
  siteUrl: 'site-url',
  locale: 'locale',
  theme: 'theme',
  accent: 'accent',
  paper: 'paper',
  ink: 'ink',
  radius: 'radius',
  font: 'font',
} as const;

/** Further options of `<emberclutch-hatchery>`, by property, with their attribute. */
export const listAttributes = {
  limit: 'limit',
  order: 'order',
  state: 'state',
  house: 'house',
  magic: 'magic',
  spawn: 'spawn',
  hatch: 'hatch',
  golden: 'golden',
} as const;

/** Options that a page can set by attributes, or in its style as custom properties such as `--emberclutch-accent`. */
export const themeTokens = ['accent', 'paper', 'ink', 'radius', 'font'] as const;

/** Properties that all elements have. Each reflects an attribute in kebab-case, and is null if the attribute is not set. */
export interface EmbedOptions {
  /** Base URL of the API; by default the origin of the script that defined the element. */
  apiBase: string | null;
  /** URL of the site that links lead to, without a slash at the end; by default the origin of that script. */
  siteUrl: string | null;
  /** Locale of numbers, dates and times (BCP 47), such as `de-AT`; defaults to the browser's. The text is English. */
  locale: string | null;
  /** `auto`, the default, follows the system. */
  theme: 'light' | 'dark' | 'auto' | null;
  /** Any CSS colour. */
  accent: string | null;
  /** Colour behind the content. */
  paper: string | null;
  /** Colour of text. */
  ink: string | null;
  /** CSS length of the corners. */
  radius: string | null;
  /** CSS font family. */
  font: string | null;
}

/** Options of `<emberclutch-asset>`. */
export interface AssetOptions extends EmbedOptions {
  /** Number of the egg, dragon or gateway key. */
  number: string | null;
}

/** Options of `<emberclutch-hatchery>`. Filters are lists of values separated by spaces or commas, in any case. */
export interface HatcheryOptions extends EmbedOptions {
  /** Number of cards that are shown initially, and that each press of Show more adds: 1 to 50, by default 12. */
  limit: string | null;
  /** `newest`, the default, `rarest` or `hatching`, which begins with the next egg to hatch. */
  order: 'newest' | 'rarest' | 'hatching' | null;
  /** `sealed`, `incubating`, `hatching`, `hatched`. */
  state: string | null;
  /** `fire`, `water`, `earth`, `air`. */
  house: string | null;
  magic: string | null;
  /** Season in which the egg was spawned: `genesis`, `earth` and so on. */
  spawn: string | null;
  /** Season in which the dragon hatched. */
  hatch: string | null;
  /** Golden eggs and dragons only, unless it is `false`. */
  golden: string | null;
}

/** Events that only these elements dispatch. They do not bubble. */
export interface EmbedEvents {
  /** The content is shown. Dispatched again after each `reload()`. */
  load: Event;
  /** The content, or the next page of a list, could not be read or shown. The element shows the reason. */
  error: ErrorEvent;
  /** The person chose the asset. A `navigate` event follows. */
  select: CustomEvent<{ number: number }>;
  /** The person pressed a link of the element. `preventDefault()` prevents the navigation. */
  navigate: CustomEvent<{ url: string }>;
  /** The size of the element in CSS pixels: initially, and after each change. */
  resize: CustomEvent<{ width: number; height: number }>;
}

/** Events of an element: its own, and the events of every HTML element. */
export interface EmbedElementEvents extends Omit<HTMLElementEventMap, keyof EmbedEvents>, EmbedEvents {}

/** Defines properties that read and write attributes. */
export function reflectAttributes(prototype: object, attributes: Readonly<Record<string, string>>): void {
  for (const [property, attribute] of Object.entries(attributes))
    Object.defineProperty(prototype, property, {
      configurable: true,
      enumerable: true,
      get(this: HTMLElement) {
        return this.getAttribute(attribute);
      },
      set(this: HTMLElement, value: unknown) {
        if (value === null || value === undefined) this.removeAttribute(attribute);
        else this.setAttribute(attribute, String(value));
      },
    });
}

/** An attribute is missing or has an invalid value. */
export class OptionError extends Error {
  override name = 'OptionError';

  constructor(name: string, value: string | null) {
    super(value ? `${name}="${value}" is not known` : `${name} is missing`);
  }
}
