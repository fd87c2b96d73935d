import { styled } from 'styled-components';
import { notPrinted } from '../../../theme/not-printed.ts';
import { space } from '../../../theme/tokens.ts';
import { Button } from '../../controls/Button.tsx';
import { PageHeading } from '../../layout/PageHeading.tsx';
import { copy } from './copy.ts';

interface Props {
  /** Number of compared assets. */
  count: number;
  isPhone: boolean;
  /** Continues to select in the list. */
  onList: () => void;
  onLeave: () => void;
}

/** Heading of a comparison, with the ways back. */
export function CompareHeading({ count, isPhone, onList, onLeave }: Props) {
  const button = { variant: 'quiet', size: isPhone ? 's' : 'm' } as const;
  return (
    <PageHeading
      eyebrow={copy.eyebrow}
      title={copy.title}
      lead={copy.lead(count)}
      actions={
        <Actions {...notPrinted}>
          <Button {...button} onClick={onList}>
            {copy.toList}
          </Button>
          <Button {...button} onClick={onLeave}>
            {copy.leave}
          </Button>
        </Actions>
      }
    />
  );
}

const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space.xs};
`;
