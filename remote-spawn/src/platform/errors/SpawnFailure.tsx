import { FailureCard } from '@emberclutch/web/ui/feedback/FailureCard.tsx';
import { errorMessages, failureTitle } from './error-messages.ts';

interface Props {
  error: Error;
  onRetry: () => void;
}

/** Why a step of the spawn page could not be loaded: the heading of the page, which shows nothing else then. */
export const SpawnFailure = (props: Props) => (
  <FailureCard title={failureTitle} isPage messages={errorMessages} {...props} />
);
