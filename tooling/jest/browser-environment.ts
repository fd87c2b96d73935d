import JSDOMEnvironment from 'jest-environment-jsdom';

/**
 * jsdom with what browsers have and it lacks, taken from Node. FormData stays jsdom's own: React 19 form actions build
 * it from a form element, which Node's does not understand.
 */
export default class BrowserEnvironment extends JSDOMEnvironment {
  override async setup(): Promise<void> {
    await super.setup();
    const { EventTarget } = this.global;
    Object.assign(this.global, {
      /** A light, wide screen on which nothing changes. */
      matchMedia: (media: string) => Object.assign(new EventTarget(), { media, matches: false }),
      fetch,
      Headers,
      Request,
      Response,
      AbortController,
      AbortSignal,
      BroadcastChannel,
      ReadableStream,
      TransformStream,
      WritableStream,
      TextDecoder,
      TextEncoder,
      TextDecoderStream,
      TextEncoderStream,
      CompressionStream,
      DecompressionStream,
      structuredClone,
    });
    // jsdom's own has random numbers only, and cannot be assigned to.
    Object.defineProperty(this.global, 'crypto', { value: crypto, configurable: true });
  }
}
