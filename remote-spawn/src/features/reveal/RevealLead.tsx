import { keyframes, styled } from 'styled-components';
import type { AssetInfo } from '@emberclutch/contract/asset/asset.ts';
import { color, font, media, size, weight } from '@emberclutch/web/theme/tokens.ts';
import { copy } from './copy.ts';
import type { Occasion } from './copy.ts';
import { choosePace } from './choose-pace.ts';
import type { Reveal } from './use-reveal.ts';
import { toWaxHint } from './wax-hint.ts';

interface Props {
  reveal: Reveal;
  occasion: Occasion;
}

/** The text above the parcels: how to break a seal and what its wax means, or what has arrived. */
export function RevealLead({ reveal: { state, shown, goldenCount }, occasion }: Props) {
  const { count, index, isOpen, hasOpenedAll } = state;
  const [first] = shown;
  const { sealed, lead, keysHint, arrived } = copy.occasions[occasion];
  return (
    <Lead>
      {count > 1 && !hasOpenedAll && <span>{copy.position(index, count)}</span>}
      {isOpen ? (
        <TextBlock
          key="open"
          data-golden={goldenCount > 0 || undefined}
          style={{ '--pace': !hasOpenedAll && first ? choosePace(first) : 1 }}
        >
          <h2>{copy.open(shown.length, goldenCount, arrived)}</h2>
          <p>{copy.openLead(shown.length, goldenCount)}</p>
        </TextBlock>
      ) : (
        <>
          <h2>{sealed(count)}</h2>
          <p>
            {lead} <small>{keysHint}</small>
          </p>
        </>
      )}
      {first && occasion !== 'hatching' && !hasOpenedAll && (
        <Wax data-broken={isOpen || undefined}>{describeWax(first)}</Wax>
      )}
    </Lead>
  );
}

export function describeWax(asset: AssetInfo): string {
  const { house, rings } = toWaxHint(asset);
  return copy.wax(house && copy.houses[house], rings);
}

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
    text-wrap: balance;

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

/** Appears together with the egg, not before it. */
const TextBlock = styled.div`
  animation: ${appear} 520ms ease-out calc(1500ms * var(--pace)) backwards;

  &&:where([data-golden]) h2 {
    color: ${color.gold};
  }
  @media (prefers-reduced-motion: reduce) {
    animation: none;
  }
`;

/** Keeps its space when the seal is broken. */
const Wax = styled.p`
  color: ${color.ink};
  font-family: ${font.display};
  font-style: italic;

  &:where([data-broken]) {
    visibility: hidden;
  }
`;
