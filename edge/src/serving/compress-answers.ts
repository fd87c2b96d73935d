import { constants } from 'node:zlib';
import compress from '@fastify/compress';
import fastifyPlugin from 'fastify-plugin';

/** Compressing fewer bytes does not save a network packet. */
const threshold = 1_000;

/**
 * Compresses the answers of the API. Published files are already compressed when they are stored. The brotli quality takes about as long as
 * gzip.
 */
export const compressAnswers = fastifyPlugin(
  async (app) => {
    await app.register(compress, {
      threshold,
      // Bodies reach the provider unchanged. Otherwise, a body that claims to be gzip but is not would look like a provider that is down.
      globalDecompression: false,
      encodings: ['br', 'gzip'],
      brotliOptions: { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } },
    });
  },
  { name: 'compress-answers' },
);
