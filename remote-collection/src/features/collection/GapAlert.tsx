import { styled } from 'styled-components';
import { Alert } from '@emberclutch/web/ui/feedback/Alert.tsx';
import { Button } from '@emberclutch/web/ui/controls/Button.tsx';
import { space } from '@emberclutch/web/theme/tokens.ts';
import { copy } from './copy.ts';

interface Props {
  message: string;
  isReading: boolean;
  onRetry: () => void;
}

/** A part of the collection that could not be read, with the button that reads it again. */
export const GapAlert = ({ message, isReading, onRetry }: Props) => (
  <Alert tone="danger" role="alert">
    <Failure>
      <p>{message}</p>
      <Button variant="quiet" size="s" isBusy={isReading} onClick={onRetry}>
        {copy.gaps.retry}
      </Button>
    </Failure>
  </Alert>
);

const Failure = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space.xs} ${space.m};
`;
