import { isApiError } from '@emberclutch/web/api/api-error.ts';
import { Link, useLocation } from '@emberclutch/web/routing';
import { paths } from '@emberclutch/web/routing/paths.ts';
import { ErrorAlert } from '../../../platform/errors/ErrorAlert.tsx';
import { composeStepAddress } from '../flow/use-sign-in-steps.ts';
import { copy } from '../copy.ts';

interface Props {
  error: Error | null;
  /** Whether the page has a button for passkeys; otherwise the alert links to it. */
  hasPasskeyButton?: boolean;
}

/** Explains why a sign-in step failed. After too many codes, offers a passkey, which has no such limit. */
export function SignInErrorAlert({ error, hasPasskeyButton = false }: Props) {
  const next = new URLSearchParams(useLocation().search).get('next');
  const isRateLimited = isApiError(error) && error.code === 'too_many_requests';
  return (
    <ErrorAlert error={error}>
      {isRateLimited && <span> </span>}
      {isRateLimited &&
        (hasPasskeyButton ? (
          <span>{copy.passkeyMeanwhile}</span>
        ) : (
          <Link to={composeStepAddress(paths.login, next)}>{copy.passkeyLink}</Link>
        ))}
    </ErrorAlert>
  );
}
