import { styled } from 'styled-components';
import type { ErrorCode } from '../../api/api-error.ts';
import { Button } from '../controls/Button.tsx';
import { copy } from './copy.ts';
import { describeError } from './describe-error.ts';
import { color, radius, size, space } from '../../theme/tokens.ts';

interface Props {
  error: unknown;
  title?: string;
  /** The card is the only content of the page, so that its title is the heading of the page. */
  isPage?: boolean;
  onRetry?: () => void;
  messages: Record<ErrorCode, string>;
}

/** Explains why data could not be loaded, with Retry. */
export function FailureCard({ error, title = copy.failureTitle, isPage = false, onRetry, messages }: Props) {
  const Heading = isPage ? 'h1' : 'h2';
  return (
    <Card role="alert">
      <Heading>{title}</Heading>
      <p>{describeError(error, messages)}</p>
      {onRetry && (
        <Button variant="quiet" onClick={onRetry}>
          {copy.retry}
        </Button>
      )}
    </Card>
  );
}

const Card = styled.div`
  display: grid;
  justify-items: start;
  gap: ${space.m};
  max-width: 620px;
  padding: clamp(20px, 4vw, 36px);
  background: ${color.raised};
  border: 1px solid ${color.edge};
  border-left: 4px solid ${color.danger};
  border-radius: ${radius.s};

  h1,
  h2 {
    font-size: ${size.l};
  }
`;
