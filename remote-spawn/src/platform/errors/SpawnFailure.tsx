import { FailureCard } from '@emberclutch/web/ui/feedback/FailureCard.tsx';
import { errorMessages, failureTitle } from './error-messages.ts';

/** Explains why a step of the spawn page could not be loaded. It is the heading of the page, which then has no other content. */
export const SpawnFailure = (props: { error: Error; onRetry: () => void }) => (
  <FailureCard title={failureTitle} isPage messages={errorMessages} {...props} />
);
