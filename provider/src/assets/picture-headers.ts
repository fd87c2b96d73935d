interface PictureVersion {
  etag: string;
  /** Whether the address contains the version of the picture. */
  isImmutable: boolean;
}

/**
 * Headers of a picture that pages of any origin may show.
 * @param maxAgeSeconds how long a picture without a version in its address may be cached
 */
export const pictureHeaders = ({ etag, isImmutable }: PictureVersion, maxAgeSeconds: number) => ({
  etag,
  'cache-control': isImmutable ? 'public, max-age=31536000, immutable' : `public, max-age=${maxAgeSeconds}`,
  'access-control-allow-origin': '*',
  'cross-origin-resource-policy': 'cross-origin',
});
