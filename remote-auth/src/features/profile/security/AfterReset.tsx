import { styled } from 'styled-components';
import { Link, useLocation } from '@emberclutch/web/routing';
import { Alert } from '@emberclutch/web/ui/feedback/Alert.tsx';
import { space, weight } from '@emberclutch/web/theme/tokens.ts';
import { copy } from './copy.ts';

/**
 * After a reset: says what it did and what comes next, and leads back to the page that asked for the sign-in. Our provider has
 * removed all passkeys; another one may have kept them.
 * @param count passkeys of the account
 */
export function AfterReset({ count }: { count: number }) {
  const { isAfterReset, next } = readState(useLocation().state);
  if (isAfterReset !== true) return null;
  return (
    <Alert tone="info">
      <Lines>
        <p>
          <strong>{copy.afterReset}</strong>
        </p>
        <p>{count === 0 ? copy.afterResetAdd : copy.afterResetCheck}</p>
        {typeof next === 'string' && (
          <p>
            <Link to={next}>{copy.goOn}</Link>
          </p>
        )}
      </Lines>
    </Alert>
  );
}

/** The state that the reset left in the history entry: `next` is the page that the player came from. */
const readState = (state: unknown): { isAfterReset?: unknown; next?: unknown } =>
  typeof state === 'object' && state !== null ? state : {};

const Lines = styled.div`
  display: grid;
  gap: ${space.s};

  p {
    margin: 0;
  }
  strong {
    font-weight: ${weight.semibold};
  }
`;
