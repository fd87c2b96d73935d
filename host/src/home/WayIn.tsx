import { paths } from '@emberclutch/shared/routing/paths';
import { ButtonLink } from '@emberclutch/shared/ui/ButtonLink';
import { useAuthState } from '../app/use-auth-state.ts';
import { copy } from '../copy.ts';

/** To what a keeper has, or to having something. */
export function WayIn() {
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
