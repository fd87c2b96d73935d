import { styled } from 'styled-components';
import { requiresScript } from '@emberclutch/contract/site/page-protocol.ts';
import type { RemotePage } from '@emberclutch/contract/site/site.ts';
import { Page } from '@emberclutch/web/ui/layout/Page.tsx';
import { PageHeading } from '@emberclutch/web/ui/layout/PageHeading.tsx';
import { Spinner } from '@emberclutch/web/ui/controls/Spinner.tsx';
import { color, font, size, space } from '@emberclutch/web/theme/tokens.ts';
import { copy } from './copy.ts';

/** Shown while a remote loads: title and heading of its page, from the registry. Prerendered pages without data contain it. */
export function RemotePlaceholder({ page: { path, title, head, placeholder } }: { page: RemotePage }) {
  const isAboutOne = path.includes(':');
  return (
    // Only the remote knows the title of a page about one asset. The composed page may already have set it.
    <Page title={isAboutOne ? undefined : title}>
      {head && <PageHeading {...head} />}
      <noscript>
        <NoScript>{copy.noScript}</NoScript>
      </noscript>
      <Pending {...requiresScript}>
        <Spinner size={placeholder ? 'compact' : 'full'} label={copy.loading} />
        {placeholder && <Cards />}
      </Pending>
    </Page>
  );
}

/** Upright, like the heading above it on phones, because the italic is a separate font. */
const NoScript = styled.p`
  min-height: 60vh;
  color: ${color.inkSoft};
  font-family: ${font.display};
  font-size: ${size.m};
`;

/** Shelves of cards, drawn as a single background because they disappear as a whole when the remote has loaded. */
const Cards = styled.div`
  min-height: 100vh;
  margin-top: ${space.xl};
  background: linear-gradient(transparent 65%, ${color.rule} 0 66%, transparent 0) 0 0 / 100% 296px;
`;

/** As high as the window, so that the footer stays below it while the remote loads. */
const Pending = styled.div`
  min-height: 100vh;
`;
