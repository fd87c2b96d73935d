import JSDOMEnvironment from 'jest-environment-jsdom';

/**
 * jsdom, completed by Node's implementations of browser APIs that it lacks. FormData stays jsdom's: React 19 form actions
 * build it from a form element, which Node's does not accept.
 */
export default class BrowserEnvironment extends JSDOMEnvironment {
  override async setup(): Promise<void> {
    await super.setup();
    const { EventTarget } = this.global;
    Object.assign(this.global, {
      /** No media query matches, and none changes. */
      matchMedia: (media: string) => Object.assign(new EventTarget(), { media, matches: false }),
      IntersectionObserver: VisibleObserver,
      ResizeObserver: SilentObserver,
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
    // jsdom's crypto has random numbers only, and its property has no setter.
    Object.defineProperty(this.global, 'crypto', { value: crypto, configurable: true });
  }
}

/** jsdom has no layout: every observed element counts as on the screen. */
class VisibleObserver {
  readonly #report: (entries: { target: unknown; isIntersecting: boolean }[]) => void;

  constructor(report: (entries: { target: unknown; isIntersecting: boolean }[]) => void) {
    this.#report = report;
  }

  observe(target: unknown): void {
    this.#report([{ target, isIntersecting: true }]);
  }

  disconnect(): void {}
}

/** jsdom has no layout: no element changes its size. */
class SilentObserver {
  observe(): void {}

  disconnect(): void {}
}
