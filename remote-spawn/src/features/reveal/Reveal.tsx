import { useRef } from 'react';
import { useSuspenseQuery } from '@tanstack/react-query';
import { spawnedAssetQueries } from '../../platform/api/spawned-assets.ts';
import { knownSeason } from '@emberclutch/contract/season/season-name.ts';
import { pageClasses } from '@emberclutch/contract/site/page-protocol.ts';
import { ownPage } from '@emberclutch/web/ui/browser/own-page.ts';
import { copy } from './copy.ts';
import type { Occasion } from './copy.ts';
import { Parcel } from './Parcel.tsx';
import { countColumns, ParcelRows } from './ParcelRows.ts';
import { RevealActions } from './RevealActions.tsx';
import { RevealLead } from './RevealLead.tsx';
import { RevealStage } from './RevealStage.ts';
import { isOver } from './reveal-state.ts';
import { RevealStatus } from './RevealStatus.tsx';
import { StageLand } from './StageLand.tsx';
import { Tray } from './Tray.tsx';
import { useDarkPage } from './use-dark-page.ts';
import { turnMs, useReveal } from './use-reveal.ts';
import { useStageKeys } from './use-stage-keys.ts';

interface Props {
  /** The assets of one purchase; at least one of them can be read. */
  ids: number[];
  occasion?: Occasion;
  /** Picture of the egg that a dragon hatches from, in place of a parcel. */
  shell?: string | null;
  onEnd: () => void;
}

/**
 * Reveals the purchased assets: each in its own parcel under a wax seal, which breaks when it is held or pressed. The page
 * goes dark for it. Escape ends it.
 */
export function Reveal({ ids, occasion = 'receipt', shell = null, onEnd }: Props) {
  const { data: assets } = useSuspenseQuery(spawnedAssetQueries.received(ids));
  const mainButton = useRef<HTMLButtonElement>(null);
  const reveal = useReveal(assets, {
    onNext: () => scrollToStart(mainButton.current?.closest('section') ?? null),
    onEnd,
  });
  const { state, shown, hold } = reveal;
  const { index, isOpen, isSeen, isAll } = state;
  useDarkPage();
  useStageKeys(mainButton, reveal.end);

  const handleOpenAll = () => {
    reveal.openAll();
    // The button that was pressed goes away.
    mainButton.current?.focus({ preventScroll: true });
  };

  const [{ dragon, gatewayKey } = { dragon: null, gatewayKey: null }] = assets;
  const tint = knownSeason(dragon?.spawn ?? gatewayKey?.season ?? '');
  return (
    <RevealStage
      aria-label={copy.occasions[occasion].stage}
      className={`${pageClasses.dark} ${pageClasses.season(tint)}`}
      data-open={isOpen || undefined}
      data-held={hold.isHeld || undefined}
      data-golden={(isOpen && reveal.goldenCount > 0) || undefined}
      data-house={(isOpen && !isAll && shown[0]?.dragon?.house) || undefined}
      ref={scrollToStart}
    >
      <StageLand season={tint} age={dragon?.spawnAge ?? gatewayKey?.age ?? 0} />
      <RevealLead state={state} shown={shown} occasion={occasion} />
      <ParcelRows
        data-several={shown.length > 1 || undefined}
        data-series={assets.length > 1 || undefined}
        style={{ '--columns': countColumns(shown.length) }}
      >
        {shown.map((asset, position) => (
          <Parcel
            key={asset.id}
            asset={asset}
            isOpen={isOpen}
            tint={tint}
            shell={shell}
            delay={isAll ? position * turnMs : 0}
            onTap={reveal.press}
            isAlone={shown.length === 1}
            isHeld={hold.isHeld}
            isSeen={isSeen}
            hold={hold.pointer}
          />
        ))}
      </ParcelRows>
      <RevealStatus shown={shown} isOpen={isOpen} occasion={occasion} />
      {assets.length > 1 && !isAll && <Tray assets={assets} index={index} isOver={isOver(state)} />}
      <RevealActions
        state={state}
        occasion={occasion}
        hold={hold}
        mainButton={mainButton}
        onPress={reveal.press}
        onOpenAll={handleOpenAll}
        onSkip={reveal.end}
      />
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
