import { styled } from 'styled-components';
import { requiresScript } from '@emberclutch/contract/site/page-protocol.ts';
import { Button } from '@emberclutch/web/ui/controls/Button.tsx';
import { notPrinted } from '@emberclutch/web/theme/not-printed.ts';
import { space } from '@emberclutch/web/theme/tokens.ts';

/** Says that the page hides the dragon of an egg although its genome is public, and offers to show it. */
export const LookAhead = ({ onPress }: { onPress: () => void }) => (
  <Block>
    <p>{copy.kept}</p>
    <Button variant="quiet" size="s" onClick={onPress} {...requiresScript} {...notPrinted}>
      {copy.lookAhead}
    </Button>
  </Block>
);

const copy = {
  kept: 'What will hatch is settled, and since its cycle has ended anyone may compute it. Here it stays a surprise until the shell opens.',
  lookAhead: 'Look ahead',
};

const Block = styled.div`
  display: grid;
  justify-items: start;
  gap: ${space.s};

  p {
    margin: 0;
  }
`;
