import { useAtomValue } from 'jotai';
import { styled } from 'styled-components';
import { finishSignOuts } from '../api/finish-sign-outs.ts';
import { useLocation, useNavigate } from '@emberclutch/web/routing';
import { authStateAtom, signOut } from '@emberclutch/web/state';
import { Button } from '../ui/controls/Button.tsx';
import { copy } from './copy.ts';
import { firstPageOf, pageAt } from './mounted-remote.ts';
import type { MountedRemote } from './mounted-remote.ts';
import { color, space } from '../theme/tokens.ts';

/** Name of the player and Sign Out, because an embed has no top bar. */
export function EmbedSessionBar({ pages }: Pick<MountedRemote, 'pages'>) {
  const { isAuthenticated, displayName, email } = useAtomValue(authStateAtom);
  const { pathname } = useLocation();
  const navigate = useNavigate();
  if (!isAuthenticated) return null;

  const handleSignOut = () => {
    const page = pageAt(pages, pathname);
    const start = firstPageOf(pages, false);
    if (start && (!page || page.isProtected)) void navigate(start.path, { replace: true });
    signOut();
    void finishSignOuts();
  };

  return (
    <Line>
      <span>{copy.signedInAs(displayName ?? email)}</span>
      <Button variant="quiet" size="s" onClick={handleSignOut}>
        {copy.signOut}
      </Button>
    </Line>
  );
}

const Line = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: flex-end;
  gap: ${space.xs} ${space.m};
  padding: ${space.xs} ${space.m};
  border-bottom: 1px solid ${color.rule};
  overflow-wrap: anywhere;
`;
