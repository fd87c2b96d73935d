import { useRef, useLayoutEffect, useEffectEvent } from 'react';
import type { RefObject } from 'react';
import { useSuspenseQuery, useQuery } from '@tanstack/react-query';
import { useAtomValue } from 'jotai';
import { styled, keyframes } from 'styled-components';
import { keyColors } from '@emberclutch/art/season-skins/season-skins.ts';
import { toKnownSeason } from '@emberclutch/contract/season/season-name.ts';
import type { SeasonName } from '@emberclutch/contract/season/season-name.ts';
import { pageClasses } from '@emberclutch/contract/site/page-protocol.ts';
import { seasonLandQuery } from '@emberclutch/web/api/season-scene.ts';
import { store, themeModeAtom } from '@emberclutch/web/state';
import { media, space, layers } from '@emberclutch/web/theme/tokens.ts';
import { formatAssetTitle } from '@emberclutch/web/ui/asset/format-asset-title.ts';
import { darkenPage } from '@emberclutch/web/ui/browser/darken-page.ts';
import { ownPage } from '@emberclutch/web/ui/browser/own-page.ts';
import { VisuallyHidden } from '@emberclutch/web/ui/layout/VisuallyHidden.tsx';
import { spawnedAssetQueries } from '../../platform/api/spawned-assets.ts';
import { Parcel } from './Parcel.tsx';
import { RevealActions } from './RevealActions.tsx';
import { RevealLead, describeWax } from './RevealLead.tsx';
import { RevealStage } from './RevealStage.ts';
import { copy } from './copy.ts';
import type { Occasion } from './copy.ts';
import { useReveal } from './use-reveal.ts';
import type { Reveal as RevealProgress } from './use-reveal.ts';

interface Props {
  ids: number[];
  occasion?: Occasion;
  /** Picture of the egg that a dragon hatches from, shown instead of a parcel. */
  shell?: string | null;
  onEnd: () => void;
}

/** Reveals assets one by one, each under a wax seal that breaks on a hold or a press. The page is dark meanwhile. Escape ends it. */
export function Reveal({ ids, occasion = 'receipt', shell = null, onEnd }: Props) {
  const { data: assets } = useSuspenseQuery(spawnedAssetQueries.received(ids));
  const mainButton = useRef<HTMLButtonElement>(null);
  const reveal = useReveal(assets, {
    onNext: () => scrollToStart(mainButton.current?.closest('section') ?? null),
    onEnd,
  });
  const { state, shown, hold } = reveal;
  const { isOpen, hasOpenedAll } = state;
  useDarkPage();
  useStageKeys(mainButton, reveal.end);

  const handleOpenAll = () => {
    reveal.openAll();
    // The pressed button disappears.
    mainButton.current?.focus({ preventScroll: true });
  };

  const [{ dragon, gatewayKey } = { dragon: null, gatewayKey: null }] = assets;
  const house = (isOpen && !hasOpenedAll && shown[0]?.dragon?.house) || undefined;
  const tint = toKnownSeason(dragon?.spawn ?? gatewayKey?.season ?? '');
  return (
    <RevealStage
      aria-label={copy.occasions[occasion].stage}
      className={`${pageClasses.dark} ${pageClasses.season(tint)}`}
      data-open={isOpen || undefined}
      data-held={hold.isHeld || undefined}
      data-golden={(isOpen && reveal.goldenCount > 0) || undefined}
      style={{ '--house': house && keyColors[house].mid }}
      data-house={house}
      ref={scrollToStart}
    >
      <StageLand season={tint} age={dragon?.spawnAge ?? gatewayKey?.age ?? 0} />
      <RevealLead reveal={reveal} occasion={occasion} />
      <ParcelRows
        data-several={shown.length > 1 || undefined}
        data-series={assets.length > 1 || undefined}
        style={{ '--columns': countColumns(shown.length) }}
      >
        {shown.map((asset, position) => (
          <Parcel key={asset.id} asset={asset} index={position} reveal={reveal} tint={tint} shell={shell} />
        ))}
      </ParcelRows>
      <RevealStatus reveal={reveal} occasion={occasion} />
      <RevealActions reveal={reveal} occasion={occasion} mainButton={mainButton} onOpenAll={handleOpenAll} />
    </RevealStage>
  );
}

/** Scrolls to the stage: at first, and for each next parcel, because the page may have scrolled to the label of the previous one. */
function scrollToStart(stage: HTMLElement | null) {
  if (!stage) return;
  const bar = Number.parseFloat(getComputedStyle(stage).getPropertyValue('--bar')) || 0;
  const distance = stage.getBoundingClientRect().top - bar;
  if (distance !== 0) ownPage.scrollBy(distance);
}

function useDarkPage(): void {
  const mode = useAtomValue(themeModeAtom);
  useLayoutEffect(() => {
    // Subscribes first: when a page starts to follow the mode, it applies the current mode once.
    const unsubscribe = store.sub(themeModeAtom, () => {});
    const restore = darkenPage(mode === 'dark');
    return () => {
      restore();
      unsubscribe();
    };
  }, [mode]);
}

/** The keys of the stage: Enter presses the main button, which has the focus at first; Escape ends the reveal. */
function useStageKeys(mainButton: RefObject<HTMLButtonElement | null>, onEscape: () => void) {
  const handleKey = useEffectEvent((event: KeyboardEvent) => {
    if (event.key === 'Escape') onEscape();
  });

  // A layout effect, because a key pressed as soon as the stage is visible must count.
  useLayoutEffect(() => {
    mainButton.current?.focus({ preventScroll: true });
    const listener = (event: KeyboardEvent) => handleKey(event);
    document.addEventListener('keydown', listener);
    return () => document.removeEventListener('keydown', listener);
  }, [mainButton]);
}

/** Tells screen readers which parcels are on the stage, and what they contained. */
const RevealStatus = ({ reveal, occasion }: { reveal: RevealProgress; occasion: Occasion }) => (
  <VisuallyHidden role="status">
    {reveal.shown
      .map((asset) =>
        reveal.state.isOpen
          ? copy.opened(copy.number(asset.id), formatAssetTitle(asset), asset.golden)
          : copy.occasions[occasion].under(copy.number(asset.id), describeWax(asset)),
      )
      .join('. ')}
  </VisuallyHidden>
);

const maxPerRow = 5;

/** The number of columns that gives the fewest rows of at most five parcels, with rows of equal length. */
const countColumns = (count: number) => Math.ceil(count / Math.ceil(count / maxPerRow));

/** The land in which an egg was spawned, at the lower edge of the stage: nearly dark, and lit once the egg is open. */
function StageLand({ season, age }: { season: SeasonName; age: number }) {
  const { data: scene } = useQuery(seasonLandQuery(season, age));
  return (
    scene && (
      <Ground aria-hidden="true">
        <Land dangerouslySetInnerHTML={{ __html: scene.land }} />
      </Ground>
    )
  );
}

/** A single parcel, or rows of several. On a phone, two per row. */
const ParcelRows = styled.div`
  /* Bar, text, buttons and, in a series, the position. */
  --around: 470px;
  display: flex;
  flex-wrap: wrap;
  justify-content: center;
  gap: ${space.l};
  align-self: start;
  width: 100%;
  max-width: 680px;

  @media ${media.wide} {
    /* Bar, text, buttons and the margins between them: the text of the egg is beside it. */
    --around: 310px;
    max-width: none;
  }

  > * {
    width: 100%;
  }
  &:where([data-series]) {
    --around: 500px;

    @media ${media.wide} {
      --around: 340px;
    }
  }
  &&:where([data-several]) {
    --around: 540px;
    align-self: center;
    max-width: 1000px;

    > * {
      width: max(min(50% - 12px, 160px), min((100% + ${space.l}) / var(--columns) - ${space.l}, 290px));
    }
  }
`;

const appear = keyframes`
  from { opacity: 0; }
`;

const Ground = styled.div`
  position: absolute;
  z-index: ${layers.backdrop};
  inset: 0;
  pointer-events: none;

  @media (forced-colors: active) {
    display: none;
  }
`;

/** At the lower edge of the window, even if the stage is higher, as on a phone. */
const Land = styled.div`
  --height: max(30svh, 15vw);
  position: sticky;
  top: calc(100svh - var(--height));
  height: var(--height);
  overflow: hidden;
  opacity: 0.34;
  mask-image: linear-gradient(transparent, black 40%);
  animation: ${appear} 900ms ease-out;
  transition: opacity 1200ms ease-out;

  :where([data-held]) > * > & {
    opacity: 0.12;
  }
  /* On a phone the text of the egg is in front of it. */
  @media ${media.wide} {
    :where([data-open]) > * > & {
      opacity: 0.8;
    }
  }
  svg {
    width: 100%;
    height: 100%;
  }
`;
