import { useQuery } from '@tanstack/react-query';
import { useAtomValue } from 'jotai';
import { EmbedStyle } from './embed-style.ts'; // first: later styles override earlier ones
import { StyleSheetManager } from 'styled-components';
import { seasonQueries } from '../api/seasons.ts';
import { knownSeason } from '@emberclutch/contract/season/season-name.ts';
import { pageClasses } from '@emberclutch/contract/site/page-protocol.ts';
import { useLocation } from '@emberclutch/web/routing';
import { themeModeAtom } from '@emberclutch/web/state';
import { ExternalPageNotice } from './ExternalPageNotice.tsx';
import { EmbedBoundary } from './EmbedBoundary.tsx';
import { layOutByContainer } from './lay-out-by-container.ts';
import { pageAt } from './mounted-remote.ts';
import type { MountedRemote } from './mounted-remote.ts';
import { EmbedSessionBar } from './EmbedSessionBar.tsx';
import { useRequestedPath } from './use-requested-path.ts';
import type { RequestedPath } from './use-requested-path.ts';

interface Props extends MountedRemote {
  /** Receives the style elements. */
  shadow: ShadowRoot;
  /** Fixed by the embedding page; otherwise the player's choice. */
  mode: 'light' | 'dark' | undefined;
  siteUrl: string | undefined;
  /** Page that the embedding page has asked for since the mount. */
  requested: RequestedPath | null;
}

/** Kept, because a new array makes styled-components process all styles again. */
const plugins = [layOutByContainer];

/** A remote on a page of another site, styled inside its shadow root, in the tint of the season. */
export function Embed({ shadow, mode, siteUrl, requested, Routes, pages }: Props) {
  useRequestedPath(requested);
  const preferredMode = useAtomValue(themeModeAtom);
  const { data: season } = useQuery(seasonQueries.current());
  const tint = pageClasses.season(knownSeason(season?.spawnSeason ?? ''));
  const { pathname } = useLocation();
  return (
    <StyleSheetManager target={shadow} stylisPlugins={plugins}>
      <EmbedStyle />
      <div className={`embed ${mode ?? preferredMode} ${tint}`}>
        <EmbedSessionBar pages={pages} />
        <EmbedBoundary>
          {pageAt(pages, pathname) ? <Routes /> : <ExternalPageNotice pages={pages} siteUrl={siteUrl} />}
        </EmbedBoundary>
      </div>
    </StyleSheetManager>
  );
}
