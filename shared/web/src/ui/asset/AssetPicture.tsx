import { useAtomValue } from 'jotai';
import { styled } from 'styled-components';
import { pictureUrl } from '../../api/picture-url.ts';
import type { AssetInfo } from '@emberclutch/contract/asset/asset.ts';
import { siteAtom } from '@emberclutch/web/state';
import { color } from '../../theme/tokens.ts';

interface Props {
  asset: AssetInfo;
  /** Empty if the text beside it says the same. */
  alt: string;
  /** Loads immediately and with priority, for pictures at the top of a page; others load lazily. */
  isUrgent?: boolean;
}

/** Square picture of an asset. The space is reserved before it has loaded; without a picture it holds the outline of an egg. */
export function AssetPicture({ asset, alt, isUrgent = false }: Props) {
  const { apiBase } = useAtomValue(siteAtom);
  const address = asset.thumbnail ?? asset.gatewayKey?.thumbnail;
  return (
    <Square>
      {address && (
        <img
          src={pictureUrl(address, apiBase)}
          alt={alt}
          width={400}
          height={400}
          loading={isUrgent ? 'eager' : 'lazy'}
          fetchPriority={isUrgent ? 'high' : undefined}
          decoding="async"
        />
      )}
    </Square>
  );
}

const Square = styled.span`
  position: relative;
  display: block;
  aspect-ratio: 1;
  overflow: hidden;

  img {
    width: 100%;
    height: 100%;
    object-fit: cover;
  }
  /* An image has these only where its file could not be read: they cover the mark of the browser. */
  img::before,
  img::after,
  &:empty::after {
    content: '';
    position: absolute;
    inset: 0;
    background: ${color.page};
  }
  img::after,
  &:empty::after {
    inset: 24% 31% 26%;
    border: 1px dashed ${color.edge};
    border-radius: 50% / 60% 60% 40% 40%;
  }
`;
