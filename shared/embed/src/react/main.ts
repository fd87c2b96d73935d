import { createElement, forwardRef, useCallback, useEffect, useImperativeHandle, useRef } from 'react';
import type { DetailedHTMLProps, HTMLAttributes, ForwardRefExoticComponent, RefAttributes } from 'react';
import { commonAttributes, listAttributes } from '@emberclutch/web/embed/embed-options.ts';
import type {
  EmbedElements,
  EmbedEvents,
  ElementOptions,
  EmbedElement,
  EventProps,
} from '../embed-elements.ts';

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

type Tag = keyof EmbedElements;

type OtherProps<Element> = Omit<
  HTMLAttributes<Element>,
  keyof EventProps | 'children' | 'dangerouslySetInnerHTML'
>;

/** Options of the element, its events, and attributes of any HTML element. */
export type ElementProps<Name extends Tag> = Partial<ElementOptions[Name]> &
  EventProps &
  OtherProps<EmbedElements[Name]>;

export type ElementComponent<Name extends Tag> = ForwardRefExoticComponent<
  ElementProps<Name> & RefAttributes<EmbedElements[Name]>
>;

const eventProps = {
  load: 'onLoad',
  error: 'onError',
  select: 'onSelect',
  navigate: 'onNavigate',
  resize: 'onResize',
} as const satisfies { [Type in keyof EmbedEvents]: `on${Capitalize<Type>}` };

/**
 * Creates a React component for an element. It adds event listeners itself, because React 18 sets only attributes of custom
 * elements.
 * @param attributes attribute of each option
 */
function createElementComponent<Name extends Tag>(
  tag: Name,
  attributes: Readonly<Record<keyof ElementOptions[Name], string>>,
): ElementComponent<Name> {
  // Cast: indexed by the name of any prop, which may have no attribute.
  const attributeNames = attributes as Readonly<Record<string, string | undefined>>;

  return forwardRef<EmbedElement, EventProps>((props, ref) => {
    const latestProps = useRef<EventProps>(props);
    const element = useRef<EmbedElement | null>(null);
    const listeners = useRef<AbortController | null>(null);
    useEffect(() => {
      latestProps.current = props;
    });
    // React calls this callback before the element can dispatch an event.
    const listen = useCallback((current: EmbedElement | null) => {
      element.current = current;
      listeners.current?.abort();
      listeners.current = current && listenTo(current, latestProps);
    }, []);
    // Cast: React has attached the element, whose type allows null for the time before.
    useImperativeHandle(ref, () => element.current as EmbedElement, []);

    const attributesOfElement: Record<string, unknown> = { ref: listen };
    for (const [name, value] of Object.entries(props))
      if (!isEvent(name))
        attributesOfElement[name === 'className' ? 'class' : (attributeNames[name] ?? name)] = value;
    return createElement(tag, attributesOfElement);
  });
}

const isEvent = (name: string) => Object.values<string>(eventProps).includes(name);

function listenTo(element: EmbedElement, latestProps: { readonly current: EventProps }): AbortController {
  const listeners = new AbortController();
  for (const [type, prop] of Object.entries(eventProps)) {
    const handle = (event: Event) => {
      // Cast: the element dispatches under each name the event type that the handler expects.
      const handler = latestProps.current[prop] as ((event: Event) => void) | undefined;
      handler?.(event);
    };
    element.addEventListener(type, handle, { signal: listeners.signal });
  }
  return listeners;
}
