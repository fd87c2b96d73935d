import type { ErrorCode } from '@emberclutch/shared/api/api-error';
import { Notice } from '@emberclutch/shared/ui/Notice';
import { sentenceFor } from './sentence-for.ts';

interface Props {
  error: Error | null;
  words: Record<ErrorCode, string>;
}

/** Why the provider did not do it, said at once. */
export function Refusal({ error, words }: Props) {
  if (!error) return null;
  return (
    <Notice tone="danger" role="alert">
      {sentenceFor(error, words)}
    </Notice>
  );
}
