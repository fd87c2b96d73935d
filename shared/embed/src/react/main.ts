import { createElement, forwardRef, useCallback, useEffect, useImperativeHandle, useRef } from 'react';
import type { DetailedHTMLProps, HTMLAttributes, ForwardRefExoticComponent, RefAttributes } from 'react';
import { commonAttributes } from '@emberclutch/web/embed/embed-options.ts';
import type {
  EmbedElements,
  EmbedEvents,
  ElementOptions,
  EmbedElement,
  EventProps,
} from '../embed-elements.ts';

/** The card of one egg, dragon or gateway key. */
export const EmberclutchAsset = createElementComponent('emberclutch-asset');

/** The time until the next spawn cycle opens or closes. */
export const EmberclutchCountdown = createElementComponent('emberclutch-countdown');

/** Cards of eggs and dragons. */
export const EmberclutchHatchery = createElementComponent('emberclutch-hatchery');

/** The countdown, with a link to the site, where players choose eggs. */
export const EmberclutchSpawn = createElementComponent('emberclutch-spawn');

/** The map with all dragons. */
export const EmberclutchWorld = createElementComponent('emberclutch-world');

type Tag = keyof EmbedElements;

/** Attributes of all elements. */
type CommonAttributes = { [Name in (typeof commonAttributes)[keyof typeof commonAttributes]]?: string };

/** React 19 adds listeners by these names. React 18 does not: use the components there. */
type Listeners = { [Type in keyof EmbedEvents as `on${Type}`]?: (event: EmbedEvents[Type]) => void };

/** The options of one tag, as attributes. */
type OwnAttributes<Name extends Tag> = Partial<Omit<ElementOptions[Name], keyof typeof commonAttributes>>;

type Markup<Name extends Tag> = Omit<
  DetailedHTMLProps<HTMLAttributes<EmbedElements[Name]>, EmbedElements[Name]>,
  'className' | 'onLoad' | 'onError' | 'onSelect'
> &
  CommonAttributes &
  OwnAttributes<Name> &
  Listeners & { class?: string };

type MarkupByTag = { [Name in Tag]: Markup<Name> };

declare module 'react' {
  namespace JSX {
    interface IntrinsicElements extends MarkupByTag {}
  }
}

type HtmlProps<Element> = Omit<
  HTMLAttributes<Element>,
  keyof EventProps | 'children' | 'dangerouslySetInnerHTML'
>;

/** Options of the element, its events, and attributes of any HTML element. */
export type ElementProps<Name extends Tag> = Partial<ElementOptions[Name]> &
  EventProps &
  HtmlProps<EmbedElements[Name]>;

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
 */
function createElementComponent<Name extends Tag>(tag: Name): ElementComponent<Name> {
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

    const attributes: Record<string, unknown> = { ref: listen };
    for (const [name, value] of Object.entries(props))
      if (!isEvent(name)) attributes[attributeNames[name] ?? name] = value;
    return createElement(tag, attributes);
  });
}

/** Attributes by prop. All other props are attributes of the same name. */
const attributeNames: Readonly<Record<string, string>> = { ...commonAttributes, className: 'class' };

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
