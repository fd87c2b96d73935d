import { useAtomValue } from 'jotai';
import type { RefCallback } from 'react';
import { styled } from 'styled-components';
import { insertSlug } from '@emberclutch/contract/site/page-path.ts';
import { requiresScript } from '@emberclutch/contract/site/page-protocol.ts';
import { useLocation } from '@emberclutch/web/routing';
import { paths } from '@emberclutch/web/routing/paths.ts';
import { siteAtom } from '@emberclutch/web/state';
import { color } from '@emberclutch/web/theme/tokens.ts';

interface Props {
  /** SVG. Without it, the space is reserved but empty. */
  drawing?: string | undefined;
  ref?: RefCallback<Element>;
}

/** The land at the end of a page, above the footer. Its space is reserved before it is drawn, so that the footer does not move. */
export function Land({ drawing = '', ref }: Props) {
  const { pathname } = useLocation();
  const { slug } = useAtomValue(siteAtom);
  return (
    hasLand(pathname, slug) && (
      <Ground
        {...requiresScript}
        ref={ref}
        aria-hidden="true"
        dangerouslySetInnerHTML={{ __html: drawing }}
      />
    )
  );
}

/** Whether a page ends with the land of the season. The page of the world does not, because its map would cover the land. */
export const hasLand = (pathname: string, slug: string): boolean =>
  pathname !== paths.hatched && pathname !== insertSlug(paths.world, slug);

const Ground = styled.div`
  height: clamp(96px, 16vw, 260px);
  overflow: hidden;
  border-bottom: 3px double ${color.rule};
  pointer-events: none;

  @media (forced-colors: active), print {
    display: none;
  }
`;
