import { styled } from 'styled-components';
import { copy } from './copy.ts';
import { color, size, space } from '../../theme/tokens.ts';

interface Props {
  skipped: number;
  of: number;
}

/** Says that a list leaves items out because they could not be read; nothing if it is complete. */
export const SkippedCount = ({ skipped, of }: Props) =>
  skipped > 0 && <Note role="status">{copy.skipped(skipped, of)}</Note>;

const Note = styled.p`
  margin-bottom: ${space.s};
  color: ${color.inkSoft};
  font-size: ${size.s};
`;
