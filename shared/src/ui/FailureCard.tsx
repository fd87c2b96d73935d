import { styled } from 'styled-components';
import { isApiError } from '../api/api-error.ts';
import type { ErrorCode } from '../api/api-error.ts';
import { Button } from './Button.tsx';
import { copy } from './copy.ts';

interface Props {
  error: unknown;
  title?: string;
  onRetry?: () => void;
  /** What this app says for each code. */
  words: Record<ErrorCode, string>;
}

/** Something could not be read: what it was, and Retry. */
export function FailureCard({ error, title = copy.failureTitle, onRetry, words }: Props) {
  return (
    <Card role="alert">
      <h2>{title}</h2>
      <p>{words[codeOf(error)]}</p>
      {onRetry && (
        <Button variant="quiet" onClick={onRetry}>
          {copy.retry}
        </Button>
      )}
    </Card>
  );
}

/** What is no failed call is a fault of ours, and said like one of the server's. */
const codeOf = (error: unknown): ErrorCode => (isApiError(error) ? error.code : 'internal');

const Card = styled.div`
  display: grid;
  justify-items: start;
  gap: ${({ theme }) => theme.space.m};
  max-width: 620px;
  padding: clamp(20px, 4vw, 36px);
  background: ${({ theme }) => theme.color.raised};
  border: 1px solid ${({ theme }) => theme.color.edge};
  border-left: 4px solid ${({ theme }) => theme.color.danger};
  border-radius: ${({ theme }) => theme.radius.s};

  h2 {
    font-size: ${({ theme }) => theme.size.l};
  }
`;
