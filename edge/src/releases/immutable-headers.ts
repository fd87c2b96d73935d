/** Headers of files whose address contains a version or a digest. */
export const immutableHeaders = {
  'access-control-allow-origin': '*',
  'cache-control': 'public, max-age=31536000, immutable',
};
