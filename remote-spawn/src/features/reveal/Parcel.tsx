import { useDeferredValue } from 'react';
import { useQuery } from '@tanstack/react-query';
import { keyframes, styled } from 'styled-components';
import type { AssetInfo } from '@emberclutch/contract/asset/asset.ts';
import type { SeasonName } from '@emberclutch/contract/season/season-name.ts';
import { pageClasses } from '@emberclutch/contract/site/page-protocol.ts';
import { genomeQueries } from '@emberclutch/web/api/genomes.ts';
import { Link } from '@emberclutch/web/routing';
import { paths } from '@emberclutch/web/routing/paths.ts';
import { color, font, media, metal, radius, size, space, weight } from '@emberclutch/web/theme/tokens.ts';
import { AssetPicture } from '@emberclutch/web/ui/asset/AssetPicture.tsx';
import { GoldenBadge } from '@emberclutch/web/ui/asset/GoldenBadge.tsx';
import { describeKind, listOrigins, formatAssetTitle } from '@emberclutch/web/ui/asset/format-asset-title.ts';
import { GoldenRays } from '@emberclutch/web/ui/asset/live/GoldenRays.tsx';
import { ownPage } from '@emberclutch/web/ui/browser/own-page.ts';
import { formatOneIn } from '@emberclutch/web/ui/format/format-one-in.ts';
import { HatchShell } from './HatchShell.tsx';
import { Motes } from './Motes.tsx';
import { ParcelPaper } from './ParcelPaper.tsx';
import { choosePace } from './choose-pace.ts';
import { copy } from './copy.ts';
import { openMotion } from './open-motion.ts';
import { openingIntervalMs } from './use-reveal.ts';
import type { Reveal } from './use-reveal.ts';
import { toWaxHint } from './wax-hint.ts';

interface Props {
  asset: AssetInfo;
  /** Index among the parcels on the stage. */
  index: number;
  reveal: Reveal;
  /** Season whose colours the paper and the wax have. */
  tint: SeasonName;
  /** Picture of the egg that the dragon hatches from, shown instead of paper. */
  shell: string | null;
}

/** One asset in folded paper: the wax breaks, the paper unfolds and lies flat, and the egg rises from the light onto it. */
export function Parcel({ asset, index, reveal, tint, shell }: Props) {
  const { hold, shown, press } = reveal;
  const { isOpen, isSeen, hasOpenedAll } = reveal.state;
  const isAlone = shown.length === 1;
  const number = copy.number(asset.id);
  const origins = listOrigins(asset);
  const [title, kind] = [formatAssetTitle(asset), describeKind(asset)];
  // The value is deferred, so that the browser paints the press before it renders the opened contents.
  const isUnfolding = useDeferredValue(isOpen);
  return (
    <Specimen
      data-open={isOpen || undefined}
      data-held={(hold.isHeld && !isOpen) || undefined}
      data-golden={asset.golden || undefined}
      data-alone={isAlone || undefined}
      style={{
        '--delay': `${hasOpenedAll ? index * openingIntervalMs : 0}ms`,
        '--own-pace': isAlone ? choosePace(asset) : 1,
      }}
    >
      {/* This is for touch and mouse, and does the same as the button below. */}
      <Frame {...hold.pointer} onClick={press} aria-hidden="true">
        <Light data-golden={asset.golden || undefined} data-moves="light" />
        {isUnfolding && <Ring />}
        {asset.golden && isUnfolding && <GoldenRays />}
        {shell === null ? (
          <ParcelPaper
            className={pageClasses.season(tint)}
            address={number}
            postmark={origins.at(-1) ?? ''}
            isSealed={!isOpen}
            hint={toWaxHint(asset)}
          />
        ) : (
          <HatchShell asset={asset} picture={shell} />
        )}
        <Egg data-moves="egg">
          <AssetPicture asset={asset} alt="" hasPriority />
        </Egg>
        {isUnfolding && <Motes isGolden={asset.golden} />}
      </Frame>
      <Label data-moves="label" ref={isSeen && isAlone ? scrollToLabel : undefined}>
        <Badges>
          <SpecimenNumber>{number}</SpecimenNumber>
          {asset.golden && <GoldenBadge />}
        </Badges>
        <Name>{title}</Name>
        {title !== kind && <Charm>{kind}</Charm>}
        {isAlone ? (
          <>
            <Origin>{origins.join(' · ')}</Origin>
            {isUnfolding && asset.dragon && (
              <Origin as="div">
                <RarestTrait id={asset.id} />
                <DrawNote id={asset.id} />
              </Origin>
            )}
          </>
        ) : (
          origins.map((origin) => <Origin key={origin}>{origin}</Origin>)
        )}
      </Label>
    </Specimen>
  );
}

/** Scrolls to the label: on a low screen or with large text, the buttons of the stage would cover it. */
function scrollToLabel(label: HTMLElement | null) {
  if (!label) return;
  const buttons = label.closest('section')?.lastElementChild?.getBoundingClientRect();
  const hiddenPx = label.getBoundingClientRect().bottom - (buttons?.top ?? window.innerHeight);
  const isStill = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
  if (hiddenPx > 0) ownPage.scrollBy(hiddenPx, isStill ? 'auto' : 'smooth');
}

/** The rarest trait that is visible on the shell of this egg. Renders nothing if the provider sends no genes. */
function RarestTrait({ id }: { id: number }) {
  const { data: report } = useQuery(genomeQueries.one(id));
  const [rarest] = (report?.genes ?? [])
    .flatMap(({ label, dominant, oneIn }) =>
      dominant && oneIn !== null ? [{ label, trait: dominant.label, oneIn }] : [],
    )
    .toSorted((first, second) => second.oneIn - first.oneIn);
  return rarest && <p>{copy.rarest(rarest.label, rarest.trait, formatOneIn(rarest.oneIn))}</p>;
}

/** Says that an egg was drawn from the secret of its cycle, and links to the page where a player can verify it. */
function DrawNote({ id }: { id: number }) {
  const { data: report } = useQuery(genomeQueries.one(id));
  return (
    <p>
      <span>{report?.draw && (report.draw.secret === null ? copy.provableLater : copy.provable)}</span>{' '}
      <Check to={paths.genomeExplorer(id)}>{copy.draw}</Check>
    </p>
  );
}

/**
 * On a low screen it shrinks to leave space for its text above the buttons: the stage sets `--around`. In a wide window, a single
 * parcel has its text beside it and uses the whole height of the stage.
 */
const Frame = styled.div`
  --frame: min(100%, 430px, 45svh, 100svh - var(--around));
  position: relative;
  width: var(--frame);
  min-width: 110px;
  aspect-ratio: 1;
  margin: 0 auto;
  cursor: pointer;
  user-select: none;
  touch-action: manipulation;
  -webkit-touch-callout: none;
  perspective: 1100px;
`;

const Light = styled.span`
  --glow: ${color.accent};
  position: absolute;
  inset: -26%;
  background: radial-gradient(
    circle,
    color-mix(in oklab, ${metal.light} 78%, transparent) 0 12%,
    color-mix(in oklab, var(--glow) 38%, transparent) 34%,
    color-mix(in oklab, var(--glow) 13%, transparent) 48%,
    color-mix(in oklab, var(--glow) 3%, transparent) 60%,
    transparent 70%
  );

  &:where([data-golden]) {
    --glow: ${metal.gold};
  }
`;

const burst = keyframes`
  from { opacity: 0.9; transform: scale(0.15); }
  to { opacity: 0; transform: scale(1.5); }
`;

const Ring = styled.span`
  position: absolute;
  inset: 0;
  border: 2px solid ${metal.light};
  border-radius: 50%;
  opacity: 0;
  pointer-events: none;
  animation: ${burst} 1100ms cubic-bezier(0.1, 0.7, 0.3, 1) calc(var(--delay) + 560ms) both;

  @media (prefers-reduced-motion: reduce) {
    display: none;
  }
`;

const Egg = styled.div`
  position: absolute;
  inset: 0;
`;

const Label = styled.div`
  position: relative;
  display: grid;
  justify-items: center;
  gap: ${space.xxs};
  min-height: 128px;
  /* The buttons, which stick to the window, are below it. */
  padding-block: ${space.l} ${space.xs};
`;

const Badges = styled.span`
  display: flex;
  gap: ${space.xs};
`;

const SpecimenNumber = styled.span`
  padding: 1px ${space.s};
  color: ${color.inkSoft};
  background: color-mix(in oklab, ${color.page} 55%, transparent);
  border: 1px solid ${color.edge};
  border-radius: ${radius.round};
  font-size: ${size.xs};
  font-variant-numeric: tabular-nums lining-nums;
  letter-spacing: 0.04em;
`;

const Name = styled.strong`
  text-wrap: balance;
  font-family: ${font.display};
  font-size: ${size.xl};
  font-weight: ${weight.medium};
  line-height: 1.15;
`;

const Charm = styled.em`
  text-wrap: balance;
  font-family: ${font.display};
  font-size: ${size.m};
`;

const Origin = styled.span`
  text-wrap: balance;
  color: ${color.inkSoft};
  font-size: ${size.s};
`;

/** In a wide window, the egg is in the middle of the stage, and its text to the right. */
const Specimen = styled.article`
  width: 100%;
  ${openMotion}

  &:where([data-alone]) {
    @media ${media.wide} {
      display: grid;
      grid-template-columns: minmax(0, 1fr) auto minmax(0, 1fr);
      gap: clamp(24px, 4vw, 64px);
      align-items: center;

      > :first-child {
        --frame: min(46vw, 620px, 100svh - var(--around));
        grid-column: 2;
      }
      > [data-moves='label'] {
        justify-items: start;
        padding-block: 0;
        text-align: start;
      }
      strong {
        font-size: ${size.xxl};
      }
    }
  }
`;

const Check = styled(Link)`
  white-space: nowrap;
`;
