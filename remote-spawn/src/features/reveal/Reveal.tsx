import { useEffectEvent, useLayoutEffect, useReducer, useRef } from 'react';
import type { KeyboardEvent as ReactKeyboardEvent, MouseEvent } from 'react';
import { useSuspenseQuery } from '@tanstack/react-query';
import { keyframes, styled } from 'styled-components';
import { spawnedAssetQueries } from '../../platform/api/spawned-assets.ts';
import { knownSeason } from '@emberclutch/contract/season/season-name.ts';
import { pageClasses } from '@emberclutch/contract/site/page-protocol.ts';
import { color, layers, media, radius, size, space, weight } from '@emberclutch/web/theme/tokens.ts';
import { ActionRow } from '@emberclutch/web/ui/layout/ActionRow.tsx';
import { assetTitle } from '@emberclutch/web/ui/asset/asset-title.ts';
import { awardGoldenEggs } from '@emberclutch/web/golden/award-golden-eggs.ts';
import { Button } from '@emberclutch/web/ui/controls/Button.tsx';
import { ownPage } from '@emberclutch/web/ui/browser/own-page.ts';
import { VisuallyHidden } from '@emberclutch/web/ui/layout/VisuallyHidden.tsx';
import { copy } from './copy.ts';
import { Parcel } from './Parcel.tsx';
import { paceOf } from './pace-of.ts';
import { RevealStage } from './RevealStage.ts';
import { isOver, revealReducer, sealedReveal } from './reveal-state.ts';
import { Tray } from './Tray.tsx';

interface Props {
  /** The assets of one purchase; at least one of them can be read. */
  ids: number[];
  onEnd: () => void;
}

/**
 * Reveals the purchased assets: each in its own parcel under a wax seal, opened by a press, a tap or a key. It is part of
 * the page and blocks nothing; Escape ends it.
 */
export function Reveal({ ids, onEnd }: Props) {
  const { data: assets } = useSuspenseQuery(spawnedAssetQueries.received(ids));
  const [state, advance] = useReducer(revealReducer, sealedReveal(assets.length));
  const { index, isOpen, isAll } = state;
  const mainButton = useRef<HTMLButtonElement>(null);

  const handleAdvance = ({ detail }: MouseEvent) => {
    // The second click of a double click opened nothing that its player has seen: it must not lead past the opened egg.
    if (detail > 0 && detail % 2 === 0) return;
    const asset = assets[index];
    if (isOver(state)) onEnd();
    else {
      if (!isOpen && asset) awardGoldenEggs([asset]);
      advance('advance');
    }
  };
  const handleOpenAll = () => {
    awardGoldenEggs(assets);
    advance('openAll');
    // The button that was pressed goes away.
    mainButton.current?.focus({ preventScroll: true });
  };
  const handleKey = useEffectEvent((event: KeyboardEvent) => event.key === 'Escape' && onEnd());

  // Before the stage is painted: a key that is pressed as soon as it is seen must count.
  useLayoutEffect(() => {
    // So that Enter opens the first parcel.
    mainButton.current?.focus({ preventScroll: true });
    const listener = (event: KeyboardEvent) => void handleKey(event);
    document.addEventListener('keydown', listener);
    return () => document.removeEventListener('keydown', listener);
  }, []);

  const shown = isAll ? assets : assets.slice(index, index + 1);
  const goldenCount = shown.filter(({ golden }) => golden).length;
  const [{ dragon, gatewayKey } = { dragon: null, gatewayKey: null }] = assets;
  const tint = knownSeason(dragon?.spawn ?? gatewayKey?.season ?? '');
  return (
    <RevealStage
      aria-label={copy.stage}
      className={`${pageClasses.dark} ${pageClasses.season(tint)}`}
      data-golden={(isOpen && goldenCount > 0) || undefined}
      data-house={(isOpen && !isAll && assets[index]?.dragon?.house) || undefined}
      ref={scrollToStart}
    >
      <Lead>
        {assets.length > 1 && !isAll && <span>{copy.place(index, assets.length)}</span>}
        {isOpen ? (
          <Words
            key="open"
            data-golden={goldenCount > 0 || undefined}
            style={{ '--pace': !isAll && assets[index] ? paceOf(assets[index]) : 1 }}
          >
            <h2>{copy.open(shown.length, goldenCount)}</h2>
            <p>{copy.openLead(shown.length, goldenCount)}</p>
          </Words>
        ) : (
          <>
            <h2>{copy.sealed(assets.length)}</h2>
            <p>
              {copy.lead} <small>{copy.keysHint}</small>
            </p>
          </>
        )}
      </Lead>
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
            delay={isAll ? place * 140 : 0}
            onTap={handleAdvance}
            isAlone={shown.length === 1}
          />
        ))}
      </Parcels>
      <VisuallyHidden role="status">
        {shown
          .map((asset) =>
            isOpen
              ? copy.opened(copy.number(asset.id), assetTitle(asset), asset.golden)
              : copy.under(copy.number(asset.id)),
          )
          .join('. ')}
      </VisuallyHidden>
      {assets.length > 1 && !isAll && <Tray assets={assets} index={index} />}
      <Actions data-centered>
        <Button onClick={handleAdvance} onKeyDown={ignoreRepeat} ref={mainButton}>
          {isOver(state) ? copy.end : isOpen ? copy.next : copy.breakSeal}
        </Button>
        {assets.length > 1 && !isOver(state) && (
          <Button variant="quiet" size="s" onClick={handleOpenAll}>
            {copy.openAll}
          </Button>
        )}
        {!isOver(state) && (
          <Button variant="quiet" size="s" onClick={onEnd}>
            {copy.skip}
          </Button>
        )}
      </Actions>
    </RevealStage>
  );
}

/** The stage fills the window, below the bar of the page. Its margin keeps it clear of the bar. */
function scrollToStart(stage: HTMLElement | null) {
  const top = stage?.getBoundingClientRect().top ?? 0;
  const covered = ownPage.coveredHeight();
  if (top > covered) ownPage.scrollBy(top - covered);
}

/** A key that is held down presses once. */
const ignoreRepeat = (event: ReactKeyboardEvent) => event.repeat && event.preventDefault();

const Lead = styled.div`
  position: relative;
  color: ${color.inkSoft};

  span {
    font-size: ${size.xs};
    font-weight: ${weight.bold};
    letter-spacing: 0.12em;
    text-transform: uppercase;
  }
  h2 {
    color: ${color.ink};
  }
  /* Keeps its place: the parcel must not move while it opens. */
  p {
    min-height: 1lh;

    @media ${media.phone} {
      min-height: 2lh;
    }
  }
  small {
    font-size: inherit;

    @media ${media.phone} {
      display: none;
    }
  }
`;

const appear = keyframes`
  from { opacity: 0; translate: 0 8px; }
`;

/** They appear with the egg, not before it. */
const Words = styled.div`
  animation: ${appear} 520ms ease-out calc(1500ms * var(--pace)) backwards;

  &&:where([data-golden]) h2 {
    color: ${color.gold};
  }
  @media (prefers-reduced-motion: reduce) {
    animation: none;
  }
`;

const inRow = 5;

/** The smallest number of rows with five parcels at most, all equally long. */
const columnsOf = (count: number) => Math.ceil(count / Math.ceil(count / inRow));

/** A single parcel, or rows of several; two in a row on a phone. */
const Parcels = styled.div`
  /* Bar, words, buttons and, for one of several, its place and the tray. */
  --around: 430px;
  display: flex;
  flex-wrap: wrap;
  justify-content: center;
  gap: ${space.l};
  align-self: start;
  width: 100%;
  max-width: 400px;

  > * {
    width: 100%;
  }
  &:where([data-series]) {
    --around: 540px;

    @media ${media.phone} {
      --around: 500px;
    }
  }
  &:where([data-several]) {
    align-self: center;
    max-width: 1000px;

    > * {
      width: max(min(50% - 12px, 160px), min((100% + ${space.l}) / var(--columns) - ${space.l}, 290px));
    }
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
