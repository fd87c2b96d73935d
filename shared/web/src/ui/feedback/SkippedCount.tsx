import { styled } from 'styled-components';
import { copy } from './copy.ts';
import { space } from '../../theme/tokens.ts';
import { StatusNote } from './StatusNote.ts';

/** Shows how many items a list leaves out because they could not be read; empty if the list is complete. */
export const SkippedCount = ({ skipped, total }: { skipped: number; total: number }) => (
  <Note>{skipped > 0 && copy.skipped(skipped, total)}</Note>
);

const Note = styled(StatusNote)`
  margin-bottom: ${space.s};
`;
