import { styled } from 'styled-components';
import { KeyPicture } from '../../parcels/KeyPicture.tsx';
import { SealedParcel } from '../../parcels/SealedParcel.tsx';

interface Props {
  eggs: number;
  keys: number;
  /** They are held no more: drawn faintly. */
  isOver?: boolean;
}

/** One picture for each thing that is held, up to a row or two. The list below names the counts. */
export function HeldPictures({ eggs, keys, isOver = false }: Props) {
  return (
    <Row aria-hidden="true" $isOver={isOver}>
      {Array.from({ length: Math.min(eggs, most) }, (_, index) => (
        <SealedParcel key={`egg ${index}`} />
      ))}
      {Array.from({ length: Math.min(keys, most) }, (_, index) => (
        <KeyPicture key={`key ${index}`} />
      ))}
    </Row>
  );
}

const most = 10;

const Row = styled.div<{ $isOver: boolean }>`
  display: flex;
  flex-wrap: wrap;
  gap: ${({ theme }) => theme.space.xs};
  margin-bottom: ${({ theme }) => theme.space.m};
  opacity: ${({ $isOver }) => ($isOver ? 0.45 : 1)};
`;
