import { useAtomValue } from 'jotai';
import { styled } from 'styled-components';
import { pictureUrl } from '../api/picture-url.ts';
import type { AssetInfo } from '../contract/lenient-asset.ts';
import { siteAtom } from '@emberclutch/shared/state';

interface Props {
  asset: AssetInfo;
  /** Empty if the text beside it says the same. */
  alt: string;
  /** Loads at once and with priority, for pictures at the top of a page; others load lazily. */
  isUrgent?: boolean;
}

/** Square picture of an asset. The space is reserved before it has loaded. */
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
  display: block;
  aspect-ratio: 1;
  overflow: hidden;
  background: ${({ theme }) => theme.color.raised};

  img {
    width: 100%;
    height: 100%;
    object-fit: cover;
  }
`;
