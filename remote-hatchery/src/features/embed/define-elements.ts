import { defineEmbedElements } from '@emberclutch/web/embed/define-embed-elements.ts';

declare module 'react' {
  namespace JSX {
    interface IntrinsicElements {
      'emberclutch-asset': ElementAttributes<'number' | 'accent'>;
      'emberclutch-collection': ElementAttributes<'limit'>;
      'emberclutch-hatchery': ElementAttributes<'limit' | 'order' | 'state'>;
      'emberclutch-spawn': ElementAttributes<never>;
    }
  }
}

type ElementAttributes<Name extends string> = Partial<Record<Name | 'theme' | 'api-base', string>>;

/** Defines the elements of the examples, which read from where this page was read. */
export const defineElements = () => defineEmbedElements(location.origin);
