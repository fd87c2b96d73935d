import { useAtomValue } from 'jotai';
import { styled } from 'styled-components';
import type { Asset } from '../contract/asset.ts';
import { siteAtom } from '@emberclutch/shared/state';

interface Props {
  asset: Asset;
  /** Empty where the words beside it say the same. */
  alt: string;
  /** Pictures at the top of a page come first, all others when they are near. */
  isUrgent?: boolean;
}

/** The square plate of an asset, in the space it will need from the start. */
export function AssetPicture({ asset, alt, isUrgent = false }: Props) {
  const { apiBase } = useAtomValue(siteAtom);
  const address = asset.thumbnail ?? asset.gatewayKey?.thumbnail;
  return (
    <Square>
      {address && (
        <img
          src={address.startsWith('/') ? `${apiBase}${address}` : address}
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
