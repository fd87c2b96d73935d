import { useAtomValue } from 'jotai';
import { EmbedStyle } from './embed-style.ts'; // first: later styles override earlier ones
import { StyleSheetManager } from 'styled-components';
import { useLocation } from '@emberclutch/shared/routing';
import { themeModeAtom } from '@emberclutch/shared/state';
import { ExternalPageNotice } from './ExternalPageNotice.tsx';
import { EmbedBoundary } from './EmbedBoundary.tsx';
import { pageAt } from './mounted-remote.ts';
import type { MountedRemote } from './mounted-remote.ts';
import { EmbedSessionBar } from './EmbedSessionBar.tsx';

interface Props extends MountedRemote {
  /** Receives the style elements. */
  shadow: ShadowRoot;
  /** Fixed by the embedding page; otherwise the player's choice. */
  mode?: 'light' | 'dark';
  siteUrl: string | undefined;
}

/** A remote on a page of another site, styled inside its shadow root. */
export function Embed({ shadow, mode, siteUrl, Routes, pages }: Props) {
  const preferredMode = useAtomValue(themeModeAtom);
  const { pathname } = useLocation();
  return (
    <StyleSheetManager target={shadow}>
      <EmbedStyle />
      <div className={`embed ${mode ?? preferredMode}`}>
        <EmbedSessionBar pages={pages} />
        <EmbedBoundary>
          {pageAt(pages, pathname) ? <Routes /> : <ExternalPageNotice pages={pages} siteUrl={siteUrl} />}
        </EmbedBoundary>
      </div>
    </StyleSheetManager>
  );
}
