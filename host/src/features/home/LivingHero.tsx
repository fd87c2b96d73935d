import { useEffect, useRef, useState } from 'react';
import type { ReactNode } from 'react';
import { useQuery } from '@tanstack/react-query';
import { keyframes, styled } from 'styled-components';
import type { AssetList } from '@emberclutch/contract/asset/asset-page.ts';
import type { AssetInfo } from '@emberclutch/contract/asset/asset.ts';
import { Link } from '@emberclutch/web/routing';
import { serverNow } from '@emberclutch/web/state';
import { paths } from '@emberclutch/web/routing/paths.ts';
import { formatAssetTitle } from '@emberclutch/web/ui/asset/format-asset-title.ts';
import { copy as liveCopy } from '@emberclutch/web/ui/asset/live/copy.ts';
import { HatchingPicture } from '@emberclutch/web/ui/asset/live/HatchingPicture.tsx';
import { useCaptionedAsset } from '@emberclutch/web/ui/asset/live/use-captioned-asset.ts';
import { useChangedAsset } from '@emberclutch/web/ui/asset/live/use-changed-asset.ts';
import { useIsHydrated } from '@emberclutch/web/ui/browser/use-hydrated-value.ts';
import { Countdown } from '@emberclutch/web/ui/format/Countdown.tsx';
import { formatSpecimenNumber } from '@emberclutch/contract/asset/specimen-number.ts';
import { VisuallyHidden } from '@emberclutch/web/ui/layout/VisuallyHidden.tsx';
import { color, font, metal, motion, size, space } from '@emberclutch/web/theme/tokens.ts';
import { useReducedMotion } from '@emberclutch/web/ui/browser/use-media.ts';
import { newestEggQueries } from '../../platform/api/newest-eggs.ts';
import { CurrentSeasonPlants } from '../../platform/season/CurrentSeasonPlants.tsx';
import { heroFigureWidth } from '../../platform/ui/IllustrationFigure.tsx';
import { copy } from './copy.ts';

interface EggToHatch {
  egg: AssetInfo;
  /** Whether it hatches before all other eggs of this world. */
  isNext: boolean;
}

interface Props {
  /** Shown until the egg has been read and its picture has loaded. */
  illustration: ReactNode;
}

/**
 * The egg that hatches next in this world, or another egg if the provider does not order eggs, with its countdown and its owner. The egg
 * breathes, turns to the pointer, and hatches in every open page when its countdown ends.
 */
export function LivingHero({ illustration }: Props) {
  const { data } = useQuery(newestEggQueries.hatchingNext());
  // The page keeps showing this egg after it has hatched.
  const [pinnedEgg, setPinnedEgg] = useState<EggToHatch | null>(null);
  const isHydrated = useIsHydrated();
  const [openedAt] = useState(() => serverNow() / 1_000);
  const nextEgg = data ? findNextToHatch(data, isHydrated ? openedAt : undefined) : null;
  // The edge's HTML may be a minute old. If its egg has hatched since, the next one is shown.
  if (isHydrated && !pinnedEgg && nextEgg) setPinnedEgg(nextEgg);
  const shownEgg = pinnedEgg ?? nextEgg;
  return shownEgg ? <LivingEgg {...shownEgg} illustration={illustration} /> : illustration;
}

function LivingEgg({ egg, isNext, illustration }: Props & EggToHatch) {
  const asset = useChangedAsset(egg, true);
  // If the edge has rendered the egg, its HTML contains the picture.
  const [isLoaded, setIsLoaded] = useState(!useIsHydrated());
  const figure = useFollowPointer();
  const captionedAsset = useCaptionedAsset(asset);
  const title = formatAssetTitle(captionedAsset);
  const { hatchesAt } = captionedAsset.dragon?.egg ?? {};
  return (
    <>
      {!isLoaded && illustration}
      <Figure hidden={!isLoaded} onLoad={() => setIsLoaded(true)} ref={figure}>
        <Egg
          to={paths.details(asset.id)}
          data-state={asset.assetState}
          data-golden={asset.golden || undefined}
        >
          <Body>
            <HatchingPicture
              asset={asset}
              alt={isNext ? copy.nextAlt(title) : copy.livingAlt(title)}
              hasPriority
            />
          </Body>
          <Glow />
          {captionedAsset.assetState !== 'HATCHED' && <CurrentSeasonPlants />}
        </Egg>
        <figcaption>
          <strong>{title}</strong>
          <span>
            <span>{copy.livingOwner(formatSpecimenNumber(asset.id), asset.accDisplayName)}</span>
            {captionedAsset.assetState !== 'HATCHED' && hatchesAt && (
              <>
                {' '}
                <Countdown until={hatchesAt} label={copy.livingHatches} over={copy.livingHatchesNow} />
              </>
            )}
          </span>
        </figcaption>
        <VisuallyHidden role="status">
          {captionedAsset.assetState === 'HATCHED' && liveCopy.hatched(captionedAsset, title)}
        </VisuallyHidden>
      </Figure>
    </>
  );
}

/** Sets `--x` and `--y`, from -1 to 1, to the position of the pointer relative to an element. Not on touch or with reduced motion. */
export function useFollowPointer() {
  const element = useRef<HTMLElement>(null);
  const isReduced = useReducedMotion();

  useEffect(() => {
    if (isReduced) return;
    const follow = ({ pointerType, clientX, clientY }: PointerEvent) => {
      const target = element.current;
      if (pointerType === 'touch' || !target) return;
      const { left, top, width, height } = target.getBoundingClientRect();
      target.style.setProperty('--x', toFactor(clientX - left - width / 2, window.innerWidth));
      target.style.setProperty('--y', toFactor(clientY - top - height / 2, window.innerHeight));
    };
    window.addEventListener('pointermove', follow, { passive: true });
    return () => window.removeEventListener('pointermove', follow);
  }, [isReduced]);

  return element;
}

const toFactor = (distance: number, size: number) =>
  Math.max(-1, Math.min(1, (distance / size) * 2)).toFixed(3);

/**
 * Finds the egg of a list that hatches first. It is the next of all eggs only if the provider has ordered the list, or has no other egg.
 * @param after epoch seconds: skips eggs that have hatched by then, unless all of them have, because the list may be old
 */
function findNextToHatch({ assets, total }: AssetList, after = 0): EggToHatch | null {
  const orderedAssets = assets.toSorted((first, second) => toHatchInstant(first) - toHatchInstant(second));
  const egg = orderedAssets.find((asset) => toHatchInstant(asset) > after) ?? orderedAssets[0];
  if (!egg) return null;
  const isOrdered = assets.every((asset, index) => {
    const instant = toHatchInstant(asset);
    const previous = assets[index - 1];
    return Number.isFinite(instant) && (!previous || toHatchInstant(previous) <= instant);
  });
  return { egg, isNext: isOrdered && (assets.length > 1 || total === 1) };
}

/** Epoch seconds; Infinity if unknown. */
const toHatchInstant = ({ dragon }: AssetInfo): number => dragon?.egg?.hatchesAt ?? Infinity;

const breath = '50% { scale: 1.014 1.02; }';
const breathe = keyframes`${breath}`;
/** The same animation under another name, because a change of the name restarts it. */
const breatheAgain = keyframes`${breath} /* pointed at */`;
const glimmer = keyframes`
  from { opacity: 0; }
  50% { opacity: 1; }
`;

const Figure = styled.figure`
  --x: 0;
  --y: 0;
  width: 100%;
  max-width: ${heroFigureWidth};
  margin: 0 auto;

  &[hidden] {
    display: block;
    position: absolute;
    width: 1px;
    height: 1px;
    overflow: hidden;
    opacity: 0;
  }
  figcaption {
    display: flex;
    flex-wrap: wrap;
    align-items: baseline;
    justify-content: space-between;
    align-content: start;
    gap: 0 ${space.m};
    min-height: 3.75rem;
    padding-top: ${space.xs};
    border-top: 3px double ${color.rule};
    font-family: ${font.display};
    font-size: ${size.l};
  }
  figcaption span {
    color: ${color.inkSoft};
    font-size: ${size.s};
    font-style: italic;
  }
  strong {
    font-weight: inherit;
  }
`;

const Egg = styled(Link)`
  position: relative;
  display: block;
  color: inherit;
  text-decoration: none;
`;

/** Breathes twice, and twice more on hover or focus. */
const Body = styled.span`
  display: block;
  transform-origin: 50% 78%;
  transform: perspective(900px) rotateY(calc(var(--x) * 10deg)) rotateX(calc(var(--y) * -4deg));
  transition: transform ${motion.calm};
  animation: ${breathe} 2.4s ease-in-out 2;

  :where(${Egg}:is(:hover, :focus-visible)) > & {
    animation-name: ${breatheAgain};
  }
  :where([data-state='HATCHED']) > && {
    animation: none;
  }
`;

/** Light within the shell, which moves towards the pointer. */
const Glow = styled.span`
  position: absolute;
  inset: 30% 34% 34%;
  background: radial-gradient(closest-side, ${metal.light}, transparent);
  mix-blend-mode: soft-light;
  pointer-events: none;
  translate: calc(var(--x) * 46%) calc(var(--y) * 38%);
  transition: translate ${motion.calm};
  animation: ${glimmer} 2.4s ease-in-out 2;

  :where([data-golden]) > & {
    background: radial-gradient(closest-side, ${metal.gold}, transparent);
    mix-blend-mode: color-dodge;
  }
  :where([data-state='HATCHED']) > & {
    display: none;
  }
`;
