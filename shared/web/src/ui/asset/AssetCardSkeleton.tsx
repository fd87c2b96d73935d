import { keyframes, styled } from 'styled-components';
import { color, media, space } from '../../theme/tokens.ts';
import { AssetGrid } from './AssetGrid.tsx';

export function AssetCardSkeleton() {
  return (
    <div aria-hidden="true" aria-busy="true">
      <Picture />
      <Caption>
        <Line />
        <Line />
        <Line />
      </Caption>
    </div>
  );
}

export const AssetCardSkeletons = ({ count }: { count: number }) => (
  <AssetGrid aria-hidden="true">
    {Array.from({ length: count }, (_, index) => (
      <li key={index}>
        <AssetCardSkeleton />
      </li>
    ))}
  </AssetGrid>
);

const breathe = keyframes`
  50% { opacity: 0.45; }
`;

const Picture = styled.div`
  aspect-ratio: 1;
  background: radial-gradient(closest-side, ${color.sunk} 60%, transparent);
  animation: ${breathe} 2s ease-in-out 2;
`;

/** As high as the caption of a card. */
const Caption = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 1px;
  padding: ${space.xs} ${space.s} ${space.xs} ${space.xs};
  border-top: 3px double ${color.rule};

  @media ${media.phone} {
    padding: ${space.xs} ${space.xxs};
  }
`;

const Line = styled.span`
  display: block;
  width: 10em;
  max-width: 100%;
  height: 21px;
  background: linear-gradient(${color.sunk} 0 0) left center / 100% 0.8em no-repeat;

  &:where(:nth-child(1)) {
    width: 5em;
    height: 20px;
  }
  &:where(:nth-child(2)) {
    width: 8em;
    height: 41px;
  }
`;
