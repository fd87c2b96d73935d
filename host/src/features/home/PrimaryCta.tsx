import { paths } from '@emberclutch/web/routing/paths.ts';
import { ButtonLink } from '@emberclutch/web/ui/controls/ButtonLink.tsx';
import { useAuthState } from '../../platform/hydration/use-auth-state.ts';
import { copy } from './copy.ts';

/** Links a signed-in player to their collection, and a visitor to the registration. */
export function PrimaryCta() {
  const { isAuthenticated } = useAuthState();
  return isAuthenticated ? (
    <ButtonLink size="l" to={paths.myCollection}>
      {copy.myCollection}
    </ButtonLink>
  ) : (
    <ButtonLink size="l" to={paths.register}>
      {copy.register}
    </ButtonLink>
  );
}
