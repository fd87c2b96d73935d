import { commonAttributes, listAttributes } from '@emberclutch/web/embed/embed-options.ts';
import type { DetailedHTMLProps, HTMLAttributes } from 'react';
import type { EmbedElements, EmbedEvents } from '../embed-elements.ts';
import { createElementComponent } from './element-component.tsx';
import type { ElementOptions } from '../element-options.ts';
import type { ElementComponent } from './element-component.tsx';

export type { ElementComponent, ElementProps } from './element-component.tsx';

/** The card of one egg, dragon or gateway key. */
export const EmberclutchAsset: ElementComponent<'emberclutch-asset'> = createElementComponent(
  'emberclutch-asset',
  {
    ...commonAttributes,
    number: 'number',
  },
);

/** The time until the next spawn cycle opens or closes. */
export const EmberclutchCountdown: ElementComponent<'emberclutch-countdown'> = createElementComponent(
  'emberclutch-countdown',
  commonAttributes,
);

/** Cards of eggs and dragons. */
export const EmberclutchHatchery: ElementComponent<'emberclutch-hatchery'> = createElementComponent(
  'emberclutch-hatchery',
  { ...commonAttributes, ...listAttributes },
);

/** The countdown, with a link to the site, where players choose eggs. */
export const EmberclutchSpawn: ElementComponent<'emberclutch-spawn'> = createElementComponent(
  'emberclutch-spawn',
  commonAttributes,
);

/** The map with all dragons. */
export const EmberclutchWorld: ElementComponent<'emberclutch-world'> = createElementComponent(
  'emberclutch-world',
  commonAttributes,
);

/** Attributes of all elements. */
type CommonAttributes = { [Name in (typeof commonAttributes)[keyof typeof commonAttributes]]?: string };

/** React 19 adds listeners by these names. React 18 does not: use the components there. */
type Listeners = { [Type in keyof EmbedEvents as `on${Type}`]?: (event: EmbedEvents[Type]) => void };

/** The options of one tag, as attributes. */
type OwnAttributes<Tag extends keyof EmbedElements> = Partial<
  Omit<ElementOptions[Tag], keyof typeof commonAttributes>
>;

type Markup<Tag extends keyof EmbedElements> = Omit<
  DetailedHTMLProps<HTMLAttributes<EmbedElements[Tag]>, EmbedElements[Tag]>,
  'className' | 'onLoad' | 'onError' | 'onSelect'
> &
  CommonAttributes &
  OwnAttributes<Tag> &
  Listeners & { class?: string };

declare module 'react' {
  namespace JSX {
    interface IntrinsicElements {
      'emberclutch-asset': Markup<'emberclutch-asset'>;
      'emberclutch-countdown': Markup<'emberclutch-countdown'>;
      'emberclutch-hatchery': Markup<'emberclutch-hatchery'>;
      'emberclutch-spawn': Markup<'emberclutch-spawn'>;
      'emberclutch-world': Markup<'emberclutch-world'>;
    }
  }
}
