import { styled } from 'styled-components';
import { color, space } from '@emberclutch/web/theme/tokens.ts';
import { KeyPicture } from './KeyPicture.tsx';
import { SealedParcel } from './SealedParcel.tsx';

interface Props {
  eggs: number;
  keys: number;
  /** No longer held: drawn faintly. */
  isOver?: boolean;
}

/** One picture for each held asset, up to two rows. The list below names the counts. */
export function HeldPictures({ eggs, keys, isOver = false }: Props) {
  const shown = { eggs: Math.min(eggs, maxShown), keys: Math.min(keys, maxShown) };
  return (
    <Shelf
      aria-hidden="true"
      data-over={isOver || undefined}
      data-few={shown.eggs + shown.keys <= few || undefined}
    >
      {Array.from({ length: shown.eggs }, (_, index) => (
        <SealedParcel key={`egg ${index}`} />
      ))}
      {Array.from({ length: shown.keys }, (_, index) => (
        <KeyPicture key={`key ${index}`} />
      ))}
    </Shelf>
  );
}

const maxShown = 10;

/** Maximum number of large pictures. */
const few = 4;

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
