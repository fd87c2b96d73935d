import { createRoot } from 'react-dom/client';
import { useMutation } from '@tanstack/react-query';
import { useAtomValue } from 'jotai';
import { styled } from 'styled-components';
import { rootId } from '@emberclutch/contract/site/page-protocol.ts';
import { Link } from '@emberclutch/web/routing';
import { authStateAtom, signOut, setSession } from '@emberclutch/web/state';
import { beginSignup, confirmCode } from '../api/auth.ts';
import { createQueryClient } from '../api/query-client.ts';
import { color, space } from '../theme/tokens.ts';
import { Button } from '../ui/controls/Button.tsx';
import { EmbedProviders } from './EmbedProviders.tsx';
import { copy } from './copy.ts';
import { findFirstPage } from './mounted-remote.ts';
import type { MountedRemote } from './mounted-remote.ts';

/** Mounts a remote on its development page, without our host. It follows the address bar, starting at its first page. */
export function mountStandalone({ Routes, pages }: MountedRemote): void {
  const element = document.getElementById(rootId);
  if (!element) throw new Error('This is not the page of a remote: #root is missing');
  const first = findFirstPage(pages, false);
  if (location.pathname === '/' && first) history.replaceState(null, '', first.path);
  createRoot(element).render(
    <EmbedProviders queryClient={createQueryClient()}>
      <StandaloneBar pages={pages} />
      <Routes />
    </EmbedProviders>,
  );
}

/** Stands in for the host's top bar: links to the pages of the remote, and signing in. */
function StandaloneBar({ pages }: Pick<MountedRemote, 'pages'>) {
  const { isAuthenticated, displayName } = useAtomValue(authStateAtom);
  const signIn = useMutation({ mutationFn: signInTestPlayer });
  const linkedPages = pages.filter(({ path }) => !/[:{]/.test(path));
  return (
    <Bar>
      <nav aria-label={copy.standalone.pages}>
        {linkedPages.map(({ path, title }) => (
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

const pauseMs = 200;

const maxPolls = 50;

/** Signs up a new account, with the code that the outbox of a development site shows. */
async function signInTestPlayer(): Promise<void> {
  const name = `Player ${Date.now()}`;
  const email = `${name.replace(' ', '-').toLowerCase()}@example.org`;
  const flow = await beginSignup({ displayName: name, email });
  const { sessionId, userId } = await confirmCode({ ...flow, code: await waitForCode(email) });
  setSession({ sessionId, userId: userId ?? email, displayName: name, email });
}

/** @throws {Error} if no code arrives, for example because the site uses a mail server instead of the outbox */
async function waitForCode(email: string): Promise<number> {
  for (let poll = 0; poll < maxPolls; poll += 1) {
    const response = await fetch('/outbox.json');
    // Cast: our own outbox, which only a development site has.
    const mails = (await response.json()) as { to: string; code: number | null }[];
    const code = mails.find(({ to }) => to === email)?.code;
    if (code) return Number(code);
    await new Promise((resolve) => setTimeout(resolve, pauseMs));
  }
  throw new Error(`The outbox has no code for ${email}`);
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
