import { useMutation } from '@tanstack/react-query';
import { useAtomValue } from 'jotai';
import { styled } from 'styled-components';
import { Link } from '@emberclutch/web/routing';
import { authStateAtom, signOut } from '@emberclutch/web/state';
import { Button } from '../ui/controls/Button.tsx';
import { copy } from './copy.ts';
import type { MountedRemote } from './mounted-remote.ts';
import { signInTestPlayer } from './sign-in-test-player.ts';
import { color, space } from '../theme/tokens.ts';

/** Stands in for the host's top bar: links to the pages of the remote, and signing in. */
export function StandaloneBar({ pages }: Pick<MountedRemote, 'pages'>) {
  const { isAuthenticated, displayName } = useAtomValue(authStateAtom);
  const signIn = useMutation({ mutationFn: signInTestPlayer });
  const linked = pages.filter(({ path }) => !/[:{]/.test(path));
  return (
    <Bar>
      <nav aria-label={copy.standalone.pages}>
        {linked.map(({ path, title }) => (
          <Link key={path} to={path}>
            {title}
          </Link>
        ))}
      </nav>
      <span role="status">
        {signIn.isError && <span>{copy.standalone.failed}</span>}
        {isAuthenticated && <span>{copy.signedInAs(displayName)}</span>}
      </span>
      {isAuthenticated ? (
        <Button variant="quiet" size="s" onClick={() => signOut()}>
          {copy.signOut}
        </Button>
      ) : (
        <Button variant="quiet" size="s" isBusy={signIn.isPending} onClick={() => signIn.mutate()}>
          {copy.standalone.signIn}
        </Button>
      )}
    </Bar>
  );
}

const Bar = styled.header`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space.xs} ${space.m};
  padding: ${space.xs} ${space.m};
  border-bottom: 1px solid ${color.rule};

  nav {
    display: flex;
    flex: 1;
    flex-wrap: wrap;
    gap: ${space.m};
  }
`;
