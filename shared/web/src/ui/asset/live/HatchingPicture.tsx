import { useEffect, useEffectEvent, useLayoutEffect, useState } from 'react';
import { css, keyframes, styled } from 'styled-components';
import { serverNow } from '@emberclutch/web/state';
import type { AssetInfo } from '@emberclutch/contract/asset/asset.ts';
import { AssetPicture } from '../AssetPicture.tsx';
import { useReducedMotion } from '../../browser/use-media.ts';
import { color, metal } from '../../../theme/tokens.ts';
import { GoldenRays } from './GoldenRays.tsx';
import { keepCaption } from './use-captioned-asset.ts';

interface Props {
  asset: AssetInfo;
  /** Empty if the text beside it says the same. */
  alt: string;
  hasPriority?: boolean;
}

/** Maximum time after the hatching, in seconds, at which the animation still starts. Later, the dragon is shown immediately. */
const maxSecondsSinceHatching = 20;

/** Rounds of shaking, 600 ms each. */
const shakeCount = 2;

/** How long the egg waits for the picture of the dragon, in milliseconds. After that, the dragon is shown without the animation. */
const maxWaitMs = 4_000;

/** Eggs whose hatching has been shown: once each, in the list or on its own page. */
const shownHatchingIds = new Set<number>();

/**
 * Picture of an asset. When the asset changes from an egg into a dragon, the egg shakes, cracks and opens, and the dragon rises from it, in
 * 2.8 s; after shaking, the egg waits until the picture of the dragon has loaded. A golden egg hatches in gold. Any key or a tap skips the
 * animation. With reduced motion, the picture just changes. `useCaptionedAsset` delays the caption beside it.
 */
export function HatchingPicture({ asset, alt, hasPriority }: Props) {
  const isReduced = useReducedMotion();
  const [previous, setPrevious] = useState(asset);
  const [egg, setEgg] = useState<AssetInfo | null>(null);
  if (previous !== asset) {
    setPrevious(asset);
    if (!isReduced && hasJustHatched(previous, asset)) setEgg(previous);
  }

  if (!egg || isReduced) return <AssetPicture asset={asset} alt={alt} hasPriority={hasPriority} />;
  return <Hatching egg={egg} dragon={asset} alt={alt} onEnd={() => setEgg(null)} />;
}

function hasJustHatched(before: AssetInfo, { id, assetState, dragon, thumbnail }: AssetInfo): boolean {
  if (before.id !== id || before.assetState === 'HATCHED' || assetState !== 'HATCHED' || !thumbnail)
    return false;
  const hatchedAt = dragon?.dragon?.hatchedAt ?? dragon?.egg.hatchesAt ?? null;
  const isRecent = hatchedAt === null || serverNow() / 1_000 - hatchedAt < maxSecondsSinceHatching;
  return isRecent && !shownHatchingIds.has(id);
}

interface HatchingProps {
  egg: AssetInfo;
  dragon: AssetInfo;
  alt: string;
  onEnd: () => void;
}

function Hatching({ egg, dragon, alt, onEnd }: HatchingProps) {
  const [hasShaken, setHasShaken] = useState(false);
  const [isLoaded, setIsLoaded] = useState(false);
  const isOpen = hasShaken && isLoaded;
  const handleSkip = useEffectEvent(onEnd);

  // Runs before the browser paints the name of the dragon.
  useLayoutEffect(() => (isOpen ? undefined : keepCaption(egg)), [isOpen, egg]);

  useEffect(() => {
    if (isLoaded) return;
    const timer = setTimeout(() => handleSkip(), maxWaitMs);
    return () => clearTimeout(timer);
  }, [isLoaded]);

  useEffect(() => {
    shownHatchingIds.add(dragon.id);
    const skip = () => handleSkip();
    document.addEventListener('keydown', skip);
    return () => document.removeEventListener('keydown', skip);
  }, [dragon.id]);

  return (
    <Stage
      data-open={isOpen || undefined}
      data-golden={dragon.golden || undefined}
      onClick={(event) => {
        // The picture may be part of a link, which this tap must not follow.
        event.preventDefault();
        onEnd();
      }}
    >
      <Light />
      {isOpen && dragon.golden && <GoldenRays />}
      <Dragon onLoad={() => setIsLoaded(true)} onError={onEnd} onAnimationEnd={onEnd}>
        <AssetPicture asset={dragon} alt={alt} hasPriority />
      </Dragon>
      <Shell
        aria-hidden="true"
        onAnimationEnd={({ target, currentTarget }) => target === currentTarget && setHasShaken(true)}
      >
        <Half data-half="upper">
          <AssetPicture asset={egg} alt="" hasPriority />
        </Half>
        <Half data-half="lower">
          <AssetPicture asset={egg} alt="" hasPriority />
        </Half>
        {!isOpen && (
          <Crack viewBox="0 0 100 100">
            <polyline points={crackLine} pathLength="1" />
          </Crack>
        )}
      </Shell>
    </Stage>
  );
}

/** The egg breaks along this line, in percent of the picture. */
const crack = [
  [0, 47],
  [30, 47],
  [36, 43],
  [42, 51],
  [49, 42],
  [55, 50],
  [62, 43],
  [69, 48],
  [100, 47],
] as const;
const crackLine = crack.slice(1, -1).join(' ');
const edge = crack.map(([x, y]) => `${x}% ${y}%`).join(',');

const shake = keyframes`
  0%, 40%, 100% { rotate: 0deg; }
  10% { rotate: -2.5deg; }
  20% { rotate: 2.5deg; }
  30% { rotate: -1.5deg; }
`;
const split = keyframes`
  from { stroke-dashoffset: 1; }
  to { stroke-dashoffset: 0; }
`;
const lift = keyframes`
  to { translate: 9% -34%; rotate: 24deg; opacity: 0; }
`;
const sink = keyframes`
  40% { opacity: 1; }
  to { translate: 0 6%; opacity: 0; }
`;
const flare = keyframes`
  from { opacity: 0; scale: 0.4; }
  45% { opacity: 1; }
  to { opacity: 0; scale: 1.25; }
`;
const rise = keyframes`
  from { opacity: 0; scale: 0.72; translate: 0 10%; }
  to { opacity: 1; scale: 1; translate: 0; }
`;

const Stage = styled.span`
  position: relative;
  display: block;
  overflow: hidden;
`;

const whileOpen = css`:where(${Stage}[data-open]) &`;
const ifGolden = css`:where(${Stage}[data-golden]) &`;

const Dragon = styled.span`
  display: block;
  opacity: 0;

  ${whileOpen} {
    animation: ${rise} 1100ms 500ms ease-out both;
  }
  ${ifGolden} {
    animation-duration: 2200ms;
  }
`;

const Shell = styled.span`
  position: absolute;
  inset: 0;
  transform-origin: 50% 82%;
  animation: ${shake} 600ms ease-in-out ${shakeCount};

  ${whileOpen} {
    animation: none;
  }
`;

const Half = styled.span`
  position: absolute;
  inset: 0;
  clip-path: polygon(0 100%, ${edge}, 100% 100%);

  ${whileOpen} {
    /* Fades the light around the egg before the edge: a broken light would show straight edges. */
    mask-image: radial-gradient(ellipse 33% 58% at 50% 52%, black 70%, transparent);
    animation: ${sink} 1300ms ease-in both;
  }
  &:where([data-half='upper']) {
    clip-path: polygon(0 0, ${edge}, 100% 0);
  }
  ${whileOpen}:where([data-half='upper']) {
    animation: ${lift} 800ms ease-in both;
  }
`;

const Crack = styled.svg`
  position: absolute;
  inset: 0;
  width: 100%;
  height: 100%;

  polyline {
    fill: none;
    stroke: ${color.ink};
    stroke-width: 0.9;
    stroke-linejoin: bevel;
    stroke-dasharray: 1;
    animation: ${split} 1100ms ease-in both;
  }
  ${ifGolden} polyline {
    stroke: ${metal.gold};
    stroke-width: 1.8;
  }
`;

const Light = styled.span`
  position: absolute;
  inset: 0;
  /* Bright in both modes. Fits into the picture at its largest size, so that no edge clips it. */
  background: radial-gradient(
    circle closest-side at 50% 46%,
    ${metal.light} 12%,
    color-mix(in oklab, ${color.accent} 45%, ${metal.light}) 40%,
    color-mix(in oklab, ${color.accent} 18%, transparent) 62%,
    transparent 84%
  );
  opacity: 0;

  ${whileOpen} {
    animation: ${flare} 1400ms ease-out both;
  }
  ${ifGolden} {
    background: radial-gradient(
      circle closest-side at 50% 46%,
      ${metal.light} 16%,
      ${metal.gold} 56%,
      transparent 84%
    );
    animation-duration: 2600ms;
  }
`;
