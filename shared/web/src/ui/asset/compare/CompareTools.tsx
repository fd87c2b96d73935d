import { styled } from 'styled-components';
import { isEmbedded } from '@emberclutch/web/state';
import { Button } from '../../controls/Button.tsx';
import { ShareButton } from '../share/ShareButton.tsx';
import { copy } from './copy.ts';
import { space } from '../../../theme/tokens.ts';

interface Props {
  /** Path and search of the comparison, which anyone can open. */
  address: string;
  title: string;
}

/** Shares a comparison as a link, or prints it. */
export function CompareTools({ address, title }: Props) {
  return (
    <Row>
      <ShareButton title={title} path={address} variant="plain" />
      {/* An embed does not print the page around it. */}
      {!isEmbedded() && (
        <Button variant="plain" onClick={() => window.print()}>
          {copy.print}
        </Button>
      )}
    </Row>
  );
}

const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 0 ${space.l};
`;
