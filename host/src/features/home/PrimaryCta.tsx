import { paths } from '@emberclutch/shared/routing/paths';
import { ButtonLink } from '@emberclutch/shared/ui/ButtonLink';
import { useAuthState } from '../../platform/hydration/use-auth-state.ts';
import { copy } from '../../copy.ts';

/** To what a keeper has, or to having something. */
export function PrimaryCta() {
  const { isAuthenticated } = useAuthState();
  return isAuthenticated ? (
    <ButtonLink size="l" to={paths.myCollection}>
      {copy.home.toCollection}
    </ButtonLink>
  ) : (
    <ButtonLink size="l" to={paths.register}>
      {copy.home.begin}
    </ButtonLink>
  );
}
