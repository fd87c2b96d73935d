import { styled } from 'styled-components';
import { drawParcel, parcelBox } from '@emberclutch/art/draw-parcel.ts';
import { color, space } from '@emberclutch/web/theme/tokens.ts';

interface Props {
  eggs: number;
  keys: number;
  /** Whether the assets are no longer held: the pictures are then faint. */
  isOver?: boolean;
}

/** One picture for each held asset, up to two rows. Hidden from screen readers, because each caller also shows the counts as text. */
export function HeldPictures({ eggs, keys, isOver = false }: Props) {
  const shownCounts = { eggs: Math.min(eggs, maxPictures), keys: Math.min(keys, maxPictures) };
  return (
    <Shelf
      aria-hidden="true"
      data-over={isOver || undefined}
      data-few={shownCounts.eggs + shownCounts.keys <= maxLarge || undefined}
    >
      {Array.from({ length: shownCounts.eggs }, (_, index) => (
        <svg key={`egg ${index}`} viewBox={parcelBox} dangerouslySetInnerHTML={parcelMarkup} />
      ))}
      {Array.from({ length: shownCounts.keys }, (_, index) => (
        <KeyPicture key={`key ${index}`} viewBox="0 0 64 64">
          <path d="M32 6c6 0 10 6 10 12 0 5-4 9-10 9s-10-4-10-9c0-6 4-12 10-12Z" />
          <path d="M32 27v31M32 44h9M32 50h6M32 56h9" />
          <path d="M22 16C15 12 11 14 8 20c5-1 9 0 14 3M42 16c7-4 11-2 14 4-5-1-9 0-14 3" />
        </KeyPicture>
      ))}
    </Shelf>
  );
}

const maxPictures = 10;

/** Up to this number of pictures, all of them are large. */
const maxLarge = 4;

/** An egg in folded paper under a wax seal. */
const parcelMarkup = { __html: drawParcel(color.accent) };

const Shelf = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: center;
  gap: ${space.s};
  padding: ${space.l} ${space.s} ${space.s};
  margin-bottom: ${space.m};
  background: radial-gradient(ellipse 62% 78% at 50% 62%, ${color.wash}, transparent 72%);
  border-bottom: 3px double ${color.rule};

  svg {
    width: 58px;
    height: auto;
  }
  &:where([data-over]) {
    opacity: 0.45;
  }
  &:where([data-few]) svg {
    width: clamp(88px, 24%, 168px);
  }
`;

const KeyPicture = styled.svg`
  fill: none;
  stroke: ${color.accent};
  stroke-width: 2.25;
  stroke-linecap: round;
  stroke-linejoin: round;
`;
