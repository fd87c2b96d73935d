import { useAtomValue } from 'jotai';
import { EmbedStyle } from './embed-style.ts'; // before anything that is styled: what is said first counts less
import { StyleSheetManager } from 'styled-components';
import { useLocation } from '@emberclutch/shared/routing';
import { themeModeAtom } from '@emberclutch/shared/state';
import { ExternalPageNotice } from './ExternalPageNotice.tsx';
import { EmbedBoundary } from './EmbedBoundary.tsx';
import { pageAt } from './mounted-remote.ts';
import type { MountedRemote } from './mounted-remote.ts';
import { EmbedSessionBar } from './EmbedSessionBar.tsx';

interface Props extends MountedRemote {
  /** Where the styles go. */
  shadow: ShadowRoot;
  /** Day or night, where the page around decides. */
  mode?: 'light' | 'dark';
  siteUrl: string | undefined;
}

/** A remote on a page of others, dressed from its own shadow root. */
export function Embed({ shadow, mode, siteUrl, Routes, pages }: Props) {
  const wished = useAtomValue(themeModeAtom);
  const { pathname } = useLocation();
  return (
    <StyleSheetManager target={shadow}>
      <EmbedStyle />
      <div className={`embed ${mode ?? wished}`}>
        <EmbedSessionBar pages={pages} />
        <EmbedBoundary>
          {pageAt(pages, pathname) ? <Routes /> : <ExternalPageNotice pages={pages} siteUrl={siteUrl} />}
        </EmbedBoundary>
      </div>
    </StyleSheetManager>
  );
}
