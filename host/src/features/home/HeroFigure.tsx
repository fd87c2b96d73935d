import type { ReactNode } from 'react';
import { useIsHydrated } from '@emberclutch/web/ui/browser/use-hydrated-value.ts';
import { lazyComponent } from '../../platform/loading/lazy-component.tsx';
import { IllustrationFigure } from '../../platform/ui/IllustrationFigure.tsx';
import { copy } from './copy.ts';
import hatching from './illustrations/hatching.svg';

const plate = (
  <IllustrationFigure
    src={hatching}
    alt={copy.figureAlt}
    number={copy.figureNumber}
    caption={copy.figureCaption}
    size="l"
    isAboveFold
  />
);

const LivingHero = lazyComponent<{ plate: ReactNode }>(
  async () => (await import(/* webpackChunkName: "later-sections" */ './LivingHero.tsx')).LivingHero,
  { pending: plate, fallback: plate },
);

/** The plate of the first page, and a living egg in its place once the page is hydrated. */
export const HeroFigure = () => (useIsHydrated() ? <LivingHero plate={plate} /> : plate);
