import { useEffect, useRef } from 'react';
import type { ComponentProps } from 'react';
import { useQuery } from '@tanstack/react-query';
import { useAtomValue } from 'jotai';
import { StyleSheetManager, createGlobalStyle, styled } from 'styled-components';
import { toKnownSeason } from '@emberclutch/contract/season/season-name.ts';
import { pageClasses } from '@emberclutch/contract/site/page-protocol.ts';
import { useLocation, useNavigate } from '@emberclutch/web/routing';
import { paths } from '@emberclutch/web/routing/paths.ts';
import { authStateAtom, signOut, siteAtom, themeModeAtom } from '@emberclutch/web/state';
import { finishSignOuts } from '../api/finish-sign-outs.ts';
import { seasonQueries } from '../api/seasons.ts';
import { elementStyle } from '../theme/element-style.ts';
import { color, font, size, space } from '../theme/tokens.ts';
import { writeVariableCss } from '../theme/variables.ts';
import { getButtonAttributes, buttonLook } from '../ui/controls/button-look.ts';
import { Button } from '../ui/controls/Button.tsx';
import { ButtonLink } from '../ui/controls/ButtonLink.tsx';
import { ErrorBoundary } from '../ui/feedback/ErrorBoundary.tsx';
import { EmptyState } from '../ui/feedback/EmptyState.tsx';
import { Page } from '../ui/layout/Page.tsx';
import { PageHeading } from '../ui/layout/PageHeading.tsx';
import { copy } from './copy.ts';
import { findPage, findFirstPage } from './mounted-remote.ts';
import type { MountedRemote } from './mounted-remote.ts';

interface Props extends MountedRemote {
  shadow: ShadowRoot;
  /** Fixed by the embedding page; otherwise the player's choice. */
  mode: 'light' | 'dark' | undefined;
  siteUrl: string | undefined;
  requestedPath: RequestedPath | null;
}

/** Declared here, because the compiler would refer to a package that is not a dependency. */
type StylisPlugin = NonNullable<ComponentProps<typeof StyleSheetManager>['stylisPlugins']>[number];

const plugin: StylisPlugin = (element) => {
  if (element.type === '@media' && element.value.includes('width'))
    element.value = element.value.replace(/^@media( not)?( all and)?/, '@container$1');
  if (element.type === 'decl' && element.value.includes('clamp('))
    element.value = element.value.replaceAll(/(\d)vw\b/g, '$1cqi');
};

/**
 * Rewrites media queries for the width of the window into container queries for the embed, which may be a narrow column of a wide page.
 * Named explicitly: styled-components identifies plugins by their names, which minification would remove.
 */
export const layOutByContainer: StylisPlugin = Object.defineProperty(plugin, 'name', {
  value: 'lay-out-by-container',
});

/** A constant, because a new array makes styled-components process all styles again. */
const plugins = [layOutByContainer];

/** A remote on a page of another site, styled inside its shadow root, in the season's colours. */
export function Embed({ shadow, mode, siteUrl, requestedPath, Routes, pages }: Props) {
  useRequestedPath(requestedPath);
  const preferredMode = useAtomValue(themeModeAtom);
  const { data: season } = useQuery(seasonQueries.current());
  const tint = pageClasses.season(toKnownSeason(season?.spawnSeason ?? ''));
  const { pathname } = useLocation();
  return (
    <StyleSheetManager target={shadow} stylisPlugins={plugins}>
      <EmbedStyle />
      <div className={`embed ${mode ?? preferredMode} ${tint}`}>
        <EmbedSessionBar pages={pages} />
        <ErrorBoundary renderFailure={(_error, retry) => <EmbedFailure onRetry={retry} />}>
          {findPage(pages, pathname) ? <Routes /> : <ExternalPageNotice pages={pages} siteUrl={siteUrl} />}
        </ErrorBoundary>
      </div>
    </StyleSheetManager>
  );
}

/** A failure of an embedded remote, with Retry instead of an empty area. */
const EmbedFailure = ({ onRetry }: { onRetry: () => void }) => (
  <Page title={copy.failed}>
    <EmptyState
      level={1}
      title={copy.failed}
      action={
        <Button variant="quiet" onClick={onRetry}>
          {copy.retry}
        </Button>
      }
    >
      <p role="alert">{copy.whyFailed}</p>
    </EmptyState>
  </Page>
);

/** Name of the player and Sign Out, because an embed has no top bar. */
function EmbedSessionBar({ pages }: Pick<MountedRemote, 'pages'>) {
  const { isAuthenticated, displayName, email } = useAtomValue(authStateAtom);
  const { pathname } = useLocation();
  const navigate = useNavigate();
  if (!isAuthenticated) return null;

  const handleSignOut = () => {
    const page = findPage(pages, pathname);
    const start = findFirstPage(pages, false);
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

/** Shown in place of a page of another remote, such as the collection after sign-in. */
function ExternalPageNotice({ pages, siteUrl }: Pick<Props, 'pages' | 'siteUrl'>) {
  const { isAuthenticated } = useAtomValue(authStateAtom);
  const { name } = useAtomValue(siteAtom);
  const { pathname, search, hash } = useLocation();
  const hasSignedIn = isAuthenticated && findPage(pages, paths.login);
  const title = hasSignedIn ? copy.signedIn : copy.notHere;
  const first = findFirstPage(pages, isAuthenticated);
  return (
    <Page title={title}>
      <PageHeading
        title={title}
        eyebrow={name}
        lead={copy.onlyPart(name)}
        actions={
          <>
            {siteUrl !== undefined && (
              <SiteLink href={siteUrl + pathname + search + hash} {...getButtonAttributes('quiet')}>
                {copy.open(name)}
              </SiteLink>
            )}
            {first && <ButtonLink to={first.path}>{first.title}</ButtonLink>}
          </>
        }
      />
    </Page>
  );
}

/** A page that the embedding page requests. A new object is a new request, even for the same path. */
export interface RequestedPath {
  path: string;
}

/** Navigates to the path that the embedding page requests after the mount. */
function useRequestedPath(requestedPath: RequestedPath | null): void {
  const navigate = useNavigate();
  const openedPath = useRef<RequestedPath | null>(null);
  // An effect: the request comes from outside of React, and `navigate` works after the first render only.
  useEffect(() => {
    if (requestedPath === null || requestedPath === openedPath.current) return;
    openedPath.current = requestedPath;
    void navigate(requestedPath.path);
  }, [requestedPath, navigate]);
}

/** Base style of an embedded remote. Lives in a shadow root, so that neither page affects the other. */
const EmbedStyle = createGlobalStyle`
  .embed {
    /* Otherwise the shadow root would inherit fonts and colours of the embedding page. */
    all: initial;
    container-type: inline-size;
    /* Sticky elements stop here: unlike on our own pages, there is no top bar. */
    --guide-top: 0px;
    display: flex;
    flex-direction: column;
    isolation: isolate;
    color: ${color.ink};
    background: ${color.page};
    font-family: ${font.text};
    font-size: ${size.m};
    line-height: 1.6;
    -webkit-font-smoothing: antialiased;
    overflow-wrap: break-word;
  }

  ${writeVariableCss('.embed')}

  ${elementStyle}
`;

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

const SiteLink = styled.a`
  ${buttonLook}
`;
