import { styled } from 'styled-components';
import type { AssetInfo } from '@emberclutch/shared/contract/lenient-asset';
import { assetOrigins, assetTitle } from '@emberclutch/shared/ui/asset-title';
import { AssetPicture } from '@emberclutch/shared/ui/AssetPicture';
import { GoldenMark } from '@emberclutch/shared/ui/GoldenMark';
import { copy } from './copy.ts';
import { GoldenRays } from './GoldenRays.tsx';
import { WaxSeal } from './WaxSeal.tsx';

interface Props {
  asset: AssetInfo;
  isOpen: boolean;
  /** Milliseconds before it opens. */
  delay: number;
  onTap: () => void;
}

/** One asset in folded paper under a wax seal. Open, the paper unfolds like four petals, and the egg rises out of its light. */
export function Parcel({ asset, isOpen, delay, onTap }: Props) {
  const number = copy.number(asset.id);
  return (
    <Specimen $isOpen={isOpen} $delay={delay}>
      {/* A second way to press the button below, for a finger or a mouse. */}
      <Frame onClick={onTap} aria-hidden="true">
        <Light $isGolden={asset.golden} />
        {asset.golden && isOpen && <GoldenRays />}
        <Egg>
          <AssetPicture asset={asset} alt="" isUrgent />
        </Egg>
        <Paper>
          {petals.map((petal) => (
            <Petal key={petal.$outline} {...petal} />
          ))}
          <Address>{number}</Address>
          <WaxSeal />
        </Paper>
      </Frame>
      <Label>
        <Number>{number}</Number>
        <Name>{assetTitle(asset)}</Name>
        {asset.charmOfMaking && <Charm>{asset.charmOfMaking}</Charm>}
        <Origin>{assetOrigins(asset).join(' · ')}</Origin>
        {asset.golden && (
          <>
            <GoldenMark />
            <p>{copy.golden}</p>
          </>
        )}
      </Label>
    </Specimen>
  );
}

/** The four flaps of the folded paper: outline, hinge, how far each unfolds, and how dark it lies (light from the upper left). */
const petals = [
  { $outline: 'polygon(0 0, 50% 51%, 0 100%)', $hinge: '0 50%', $turn: 'rotateY(-150deg)', $shade: '7%' },
  {
    $outline: 'polygon(100% 0, 50% 51%, 100% 100%)',
    $hinge: '100% 50%',
    $turn: 'rotateY(150deg)',
    $shade: '22%',
  },
  {
    $outline: 'polygon(0 100%, 50% 46%, 100% 100%)',
    $hinge: '50% 100%',
    $turn: 'rotateX(-150deg)',
    $shade: '13%',
  },
  { $outline: 'polygon(0 0, 50% 56%, 100% 0)', $hinge: '50% 0', $turn: 'rotateX(150deg)', $shade: '2%' },
];

interface Opening {
  $isOpen: boolean;
  $delay: number;
}

const Frame = styled.div`
  position: relative;
  width: 100%;
  max-width: 380px;
  aspect-ratio: 1;
  margin: 0 auto;
  cursor: pointer;
  perspective: 1100px;
`;

const Light = styled.span<{ $isGolden: boolean }>`
  position: absolute;
  inset: -12%;
  background: radial-gradient(
    circle,
    ${({ theme, $isGolden }) => ($isGolden ? theme.metal.light : theme.color.raised)} 0 22%,
    color-mix(
        in oklab,
        ${({ theme, $isGolden }) => ($isGolden ? theme.metal.gold : theme.color.wash)} 70%,
        transparent
      )
      46%,
    transparent 70%
  );
`;

const Egg = styled.div`
  position: absolute;
  inset: 4%;

  span {
    background: none;
  }
`;

const Paper = styled.div`
  position: absolute;
  inset: 12% 4% 14%;
  transform-style: preserve-3d;
`;

const Petal = styled.span<(typeof petals)[number]>`
  position: absolute;
  inset: 0;
  clip-path: ${({ $outline }) => $outline};
  transform-origin: ${({ $hinge }) => $hinge};
  --turn: ${({ $turn }) => $turn};
  background: color-mix(
    in oklab,
    ${({ theme }) => theme.color.edge} ${({ $shade }) => $shade},
    ${({ theme }) => theme.color.raised}
  );
  border: 1px solid ${({ theme }) => theme.color.edge};
`;

const Address = styled.span`
  position: absolute;
  right: 0;
  bottom: 8%;
  left: 0;
  color: ${({ theme }) => theme.color.inkSoft};
  font-family: ${({ theme }) => theme.font.display};
  font-size: ${({ theme }) => theme.size.l};
  font-style: italic;
  text-align: center;
`;

const Label = styled.div`
  display: grid;
  justify-items: center;
  gap: ${({ theme }) => theme.space.xxs};
  min-height: 132px;
`;

const Number = styled.span`
  color: ${({ theme }) => theme.color.inkFaint};
  font-size: ${({ theme }) => theme.size.xs};
  font-variant-numeric: tabular-nums lining-nums;
  letter-spacing: 0.04em;
`;

const Name = styled.strong`
  font-family: ${({ theme }) => theme.font.display};
  font-size: ${({ theme }) => theme.size.xl};
  font-weight: ${({ theme }) => theme.weight.medium};
  line-height: 1.15;
`;

const Charm = styled.em`
  font-family: ${({ theme }) => theme.font.display};
  font-size: ${({ theme }) => theme.size.m};
`;

const Origin = styled.span`
  color: ${({ theme }) => theme.color.inkSoft};
  font-size: ${({ theme }) => theme.size.s};
`;

/** Everything follows one opening: the wax breaks, the paper unfolds, the light swells, the egg rises, its label appears. */
const Specimen = styled.article<Opening>`
  width: 100%;

  ${Light} {
    opacity: ${({ $isOpen }) => ($isOpen ? 1 : 0)};
    scale: ${({ $isOpen }) => ($isOpen ? 1 : 0.5)};
    transition:
      opacity 700ms ease-out ${({ $delay }) => $delay + 420}ms,
      scale 1100ms cubic-bezier(0.16, 0.9, 0.3, 1) ${({ $delay }) => $delay + 420}ms;
  }
  ${Egg} {
    opacity: ${({ $isOpen }) => ($isOpen ? 1 : 0)};
    translate: 0 ${({ $isOpen }) => ($isOpen ? '0' : '9%')};
    scale: ${({ $isOpen }) => ($isOpen ? 1 : 0.8)};
    transition:
      opacity 600ms ease-out ${({ $delay }) => $delay + 640}ms,
      translate 1100ms cubic-bezier(0.16, 0.9, 0.3, 1) ${({ $delay }) => $delay + 640}ms,
      scale 1100ms cubic-bezier(0.16, 0.9, 0.3, 1) ${({ $delay }) => $delay + 640}ms;
  }
  ${Petal} {
    transform: ${({ $isOpen }) => ($isOpen ? 'var(--turn)' : 'none')};
    opacity: ${({ $isOpen }) => ($isOpen ? 0 : 1)};
    transition:
      transform 900ms cubic-bezier(0.4, 0, 0.2, 1) ${({ $delay }) => $delay + 320}ms,
      opacity 400ms ease-in ${({ $delay }) => $delay + 760}ms;
  }
  ${Address} {
    opacity: ${({ $isOpen }) => ($isOpen ? 0 : 1)};
    transition: opacity 200ms ease-out ${({ $delay }) => $delay}ms;
  }
  ${WaxSeal} [data-half] {
    opacity: ${({ $isOpen }) => ($isOpen ? 0 : 1)};
    transition:
      transform 520ms cubic-bezier(0.3, 0, 0.8, 0.4) ${({ $delay }) => $delay}ms,
      opacity 180ms linear ${({ $delay }) => $delay + 380}ms;
  }
  ${WaxSeal} [data-half='left'] {
    transform: ${({ $isOpen }) => ($isOpen ? 'translate(-30px, 46px) rotate(-26deg)' : 'none')};
  }
  ${WaxSeal} [data-half='right'] {
    transform: ${({ $isOpen }) => ($isOpen ? 'translate(34px, 40px) rotate(22deg)' : 'none')};
  }
  ${Label} {
    visibility: ${({ $isOpen }) => ($isOpen ? 'visible' : 'hidden')};
    opacity: ${({ $isOpen }) => ($isOpen ? 1 : 0)};
    transition:
      opacity 600ms ease-out ${({ $delay }) => $delay + 1_250}ms,
      visibility 0s ${({ $delay }) => $delay + 1_250}ms;
  }

  @media (prefers-reduced-motion: reduce) {
    * {
      transition-delay: 0s !important;
    }
  }
`;
