import { useEffectEvent, useLayoutEffect, useReducer, useRef } from 'react';
import type { KeyboardEvent as ReactKeyboardEvent } from 'react';
import { useSuspenseQuery } from '@tanstack/react-query';
import { styled } from 'styled-components';
import { spawnedAssetQueries } from '../../platform/api/spawned-assets.ts';
import { knownSeason } from '@emberclutch/contract/season/season-name.ts';
import { pageClasses } from '@emberclutch/contract/site/page-protocol.ts';
import { color, layers, media, radius, size, space } from '@emberclutch/web/theme/tokens.ts';
import { ActionRow } from '@emberclutch/web/ui/layout/ActionRow.tsx';
import { assetTitle } from '@emberclutch/web/ui/asset/asset-title.ts';
import { awardGoldenEggs } from '@emberclutch/web/golden/award-golden-eggs.ts';
import { useReducedMotion } from '@emberclutch/web/ui/browser/use-reduced-motion.ts';
import { Button } from '@emberclutch/web/ui/controls/Button.tsx';
import { ownPage } from '@emberclutch/web/ui/browser/own-page.ts';
import { VisuallyHidden } from '@emberclutch/web/ui/layout/VisuallyHidden.tsx';
import { copy } from './copy.ts';
import type { Occasion } from './copy.ts';
import { Parcel } from './Parcel.tsx';
import { paceOf } from './pace-of.ts';
import { RevealLead, waxWords } from './RevealLead.tsx';
import { RevealStage } from './RevealStage.ts';
import { isOver, revealReducer, sealedReveal } from './reveal-state.ts';
import { SoundToggle } from './SoundToggle.tsx';
import { StageLand } from './StageLand.tsx';
import { Tray } from './Tray.tsx';
import { useDarkPage } from './use-dark-page.ts';
import { holdMs, useHold } from './use-hold.ts';
import { useRevealSound } from './use-reveal-sound.ts';
import { useSeenAfter } from './use-seen-after.ts';
import { vibrate } from './vibrate.ts';
import { waxHintOf } from './wax-hint.ts';

interface Props {
  /** The assets of one purchase; at least one of them can be read. */
  ids: number[];
  occasion?: Occasion;
  /** Picture of the egg that a dragon hatches from, in place of a parcel. */
  shell?: string | null;
  onEnd: () => void;
}

/** Milliseconds for which the content of a parcel is shown, at a pace of 1 and with reduced motion. */
const seenMs = { moving: 1_900, still: 400 };

/** Milliseconds by which each of several parcels opens after the one before. */
const turnMs = 140;

/**
 * Reveals the purchased assets: each in its own parcel under a wax seal, which breaks when it is held or pressed. The page
 * goes dark for it. Escape ends it.
 */
export function Reveal({ ids, occasion = 'receipt', shell = null, onEnd }: Props) {
  const { data: assets } = useSuspenseQuery(spawnedAssetQueries.received(ids));
  const [state, advance] = useReducer(revealReducer, sealedReveal(assets.length));
  const { index, isOpen, isSeen, isAll } = state;
  const words = copy.occasions[occasion];
  const mainButton = useRef<HTMLButtonElement>(null);
  const { sound, isOn, toggle } = useRevealSound();
  const isReduced = useReducedMotion();
  useDarkPage();

  const shown = isAll ? assets : assets.slice(index, index + 1);
  const [first] = shown;
  const goldenCount = shown.filter(({ golden }) => golden).length;
  const pace = isAll || !first ? 1 : paceOf(first);
  const movingMs = seenMs.moving * pace + (shown.length - 1) * turnMs;
  const postpone = useSeenAfter(
    isOpen && !isSeen ? { key: `${index} ${isAll}`, ms: isReduced ? seenMs.still : movingMs } : null,
    () => {
      awardGoldenEggs(shown);
      advance('see');
    },
  );

  const open = () => {
    vibrate(goldenCount > 0 ? 'goldenBreak' : 'break');
    if (first) sound.current?.open(first, waxHintOf(first).rings, pace);
  };
  const handleAdvance = () => {
    if (isOver(state)) onEnd();
    else if (isOpen && !isSeen) postpone();
    else {
      if (isOpen) scrollToStart(mainButton.current?.closest('section') ?? null);
      else open();
      advance('advance');
    }
  };
  const handleOpenAll = () => {
    open();
    advance('openAll');
    // The button that was pressed goes away.
    mainButton.current?.focus({ preventScroll: true });
  };
  const handleEnd = () => {
    if (isOpen) awardGoldenEggs(shown);
    onEnd();
  };
  const hold = useHold({
    isEnabled: !isOpen,
    onStart: () => {
      vibrate(first?.golden ? 'goldenHold' : 'hold');
      sound.current?.hold();
    },
    onStop: () => {
      vibrate('stop');
      sound.current?.release();
    },
    onHeld: handleAdvance,
  });
  const handlePress = () => hold.endsHold() || handleAdvance();
  const handleKey = useEffectEvent((event: KeyboardEvent) => event.key === 'Escape' && handleEnd());

  // Before the stage is painted: a key that is pressed as soon as it is seen must count.
  useLayoutEffect(() => {
    // So that Enter opens the first parcel.
    mainButton.current?.focus({ preventScroll: true });
    const listener = (event: KeyboardEvent) => void handleKey(event);
    document.addEventListener('keydown', listener);
    return () => document.removeEventListener('keydown', listener);
  }, []);

  const [{ dragon, gatewayKey } = { dragon: null, gatewayKey: null }] = assets;
  const tint = knownSeason(dragon?.spawn ?? gatewayKey?.season ?? '');
  return (
    <RevealStage
      aria-label={words.stage}
      className={`${pageClasses.dark} ${pageClasses.season(tint)}`}
      data-open={isOpen || undefined}
      data-held={hold.isHeld || undefined}
      data-golden={(isOpen && goldenCount > 0) || undefined}
      data-house={(isOpen && !isAll && first?.dragon?.house) || undefined}
      ref={scrollToStart}
    >
      <StageLand season={tint} age={dragon?.spawnAge ?? gatewayKey?.age ?? 0} />
      <SoundToggle isOn={isOn} onToggle={toggle} />
      <RevealLead state={state} shown={shown} occasion={occasion} />
      <Parcels
        data-several={shown.length > 1 || undefined}
        data-series={assets.length > 1 || undefined}
        style={{ '--columns': columnsOf(shown.length) }}
      >
        {shown.map((asset, place) => (
          <Parcel
            key={asset.id}
            asset={asset}
            isOpen={isOpen}
            tint={tint}
            shell={shell}
            delay={isAll ? place * turnMs : 0}
            onTap={handlePress}
            isAlone={shown.length === 1}
            isHeld={hold.isHeld}
            isSeen={isSeen}
            hold={hold.pointer}
          />
        ))}
      </Parcels>
      <VisuallyHidden role="status">
        {shown
          .map((asset) =>
            isOpen
              ? copy.opened(copy.number(asset.id), assetTitle(asset), asset.golden)
              : words.under(copy.number(asset.id), waxWords(asset)),
          )
          .join('. ')}
      </VisuallyHidden>
      {assets.length > 1 && !isAll && <Tray assets={assets} index={index} isOver={isOver(state)} />}
      <Actions data-centered>
        <MainButton
          {...hold.pointer}
          {...hold.keys}
          aria-disabled={(isOpen && !isSeen) || undefined}
          data-held={hold.isHeld || undefined}
          onClick={handlePress}
          onKeyDown={(event: ReactKeyboardEvent) => {
            ignoreRepeat(event);
            hold.keys.onKeyDown(event);
          }}
          ref={mainButton}
        >
          {isOver(state) ? words.end : isSeen ? copy.next : words.breakSeal}
        </MainButton>
        {assets.length > 1 && !isAll && !isOver(state) && (
          <Button variant="quiet" size="s" onClick={handleOpenAll}>
            {copy.openAll}
          </Button>
        )}
        {!isOver(state) && (
          <Button variant="quiet" size="s" onClick={handleEnd}>
            {words.skip}
          </Button>
        )}
      </Actions>
    </RevealStage>
  );
}

/** The stage fills the window, below the bar of the page: at first, and for the next parcel, after words were scrolled to. */
function scrollToStart(stage: HTMLElement | null) {
  if (!stage) return;
  const bar = Number.parseFloat(getComputedStyle(stage).getPropertyValue('--bar')) || 0;
  const distance = stage.getBoundingClientRect().top - bar;
  if (distance !== 0) ownPage.scrollBy(distance);
}

/** A key that is held down presses once. */
const ignoreRepeat = (event: ReactKeyboardEvent) => event.repeat && event.preventDefault();

const inRow = 5;

/** The smallest number of rows with five parcels at most, all equally long. */
const columnsOf = (count: number) => Math.ceil(count / Math.ceil(count / inRow));

/** A single parcel, or rows of several; two in a row on a phone. */
const Parcels = styled.div`
  /* Bar, words, buttons and, for one of several, its place and the tray. */
  --around: 470px;
  display: flex;
  flex-wrap: wrap;
  justify-content: center;
  gap: ${space.l};
  align-self: start;
  width: 100%;
  max-width: 680px;

  @media ${media.wide} {
    /* Bar, words, buttons and the margins between them: the text of the egg is beside it. */
    --around: 310px;
    max-width: 1200px;
  }

  > * {
    width: 100%;
  }
  &:where([data-series]) {
    --around: 540px;

    @media ${media.phone} {
      --around: 500px;
    }
    @media ${media.wide} {
      --around: 390px;
    }
  }
  &:where([data-several]) {
    align-self: center;
    max-width: 1000px;

    @media ${media.wide} {
      --around: 540px;
    }

    > * {
      width: max(min(50% - 12px, 160px), min((100% + ${space.l}) / var(--columns) - ${space.l}, 290px));
    }
  }
`;

/** It fills from the left while it is held. */
const MainButton = styled(Button)`
  &&& {
    background-image: linear-gradient(currentcolor, currentcolor);
    background-repeat: no-repeat;
    background-position: 0 100%;
    background-size: 0 4px;
    transition: background-size 150ms ease-out;
    touch-action: manipulation;
    user-select: none;
  }
  &&&[data-held] {
    background-size: 100% 4px;
    transition: background-size ${holdMs}ms linear;
  }
`;

/** In reach of a thumb, however high the stage is: over the tray and the parcels, which must not be seen through it. */
const Actions = styled(ActionRow)`
  align-items: center;
  position: sticky;
  bottom: ${space.xs};
  z-index: ${layers.raised};
  padding: ${space.xs};
  background: ${color.page};
  border-radius: ${radius.m};

  /* The one that opens in a row of its own, the two others side by side below it. */
  @media ${media.phone} {
    gap: ${space.xs};
    padding: ${space.xxs};

    > :first-child:not(:last-child) {
      flex-basis: 100%;
    }
    > :nth-child(n + 2) {
      padding-inline: ${space.xs};
      font-size: ${size.xs};
    }
  }
`;
