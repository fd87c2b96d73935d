import type { ReactNode } from 'react';
import { useIsLive } from '../../platform/hydration/use-is-live.ts';
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

/** A living egg; its plate until a page that was prerendered is hydrated. */
export const HeroFigure = () => (useIsLive() ? <LivingHero plate={plate} /> : plate);
