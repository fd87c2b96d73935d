import { useAtomValue } from 'jotai';
import { css, styled } from 'styled-components';
import { resolvePictureUrl } from '../../api/resolve-picture-url.ts';
import type { AssetInfo } from '@emberclutch/contract/asset/asset.ts';
import { siteAtom } from '@emberclutch/web/state';
import { color } from '../../theme/tokens.ts';

interface Props {
  asset: Pick<AssetInfo, 'thumbnail' | 'gatewayKey'>;
  /** Empty if the text beside it says the same. */
  alt: string;
  /** Whether to load the picture at once. Others load near the window, so that they do not delay the fonts of the first paint. */
  hasPriority?: boolean;
}

/** Square picture of an asset. Its space is reserved before it has loaded; without a picture it shows the outline of an egg. */
export function AssetPicture({ asset, alt, hasPriority = false }: Props) {
  const { apiBase } = useAtomValue(siteAtom);
  const address = asset.thumbnail ?? asset.gatewayKey?.thumbnail;
  if (!address) return <Outline role={alt ? 'img' : undefined} aria-label={alt || undefined} />;
  return (
    <Picture
      src={resolvePictureUrl(address, apiBase)}
      alt={alt}
      width={400}
      height={400}
      loading={hasPriority ? 'eager' : 'lazy'}
      fetchPriority={hasPriority ? 'high' : undefined}
      decoding="async"
      onLoad={avoidCommitDelay}
    />
  );
}

/** Without a handler of `load`, React would wait up to 0.8 s for an eager picture below a `ViewTransition` before it shows the page. */
const avoidCommitDelay = () => undefined;

const square = css`
  position: relative;
  display: block;
  width: 100%;
  height: auto;
  aspect-ratio: 1;
`;

const outline = css`
  content: '';
  position: absolute;
  inset: 24% 31% 26%;
  border: 1px dashed ${color.edge};
  border-radius: 50% / 60% 60% 40% 40%;
`;

const Outline = styled.span`
  ${square}

  &::after {
    ${outline}
  }
`;

const Picture = styled.img`
  ${square}
  object-fit: cover;

  /* Only an image that failed to load renders these: they cover the browser's mark of a broken image. */
  &::before {
    content: '';
    position: absolute;
    inset: 0;
    background: ${color.page};
  }
  &::after {
    ${outline}
    background: ${color.page};
  }
`;
