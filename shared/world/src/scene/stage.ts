// Imports only parts of PixiJS: its `Application` would add two other renderers, and its index adds events, filters and assets.
import 'pixi.js/mesh';
import 'pixi.js/particle-container';
import 'pixi.js/unsafe-eval';
import { Container, Ticker, UPDATE_PRIORITY, WebGLRenderer } from 'pixi.js';
import type { Viewport } from './camera.ts';

/** A transparent canvas that is as large as an element, and draws a container in every frame. */
export class Stage {
  /** Contains the canvas and the elements behind it. */
  readonly view = document.createElement('div');
  readonly renderer = new WebGLRenderer();
  readonly ticker = new Ticker();
  readonly #root = new Container();
  readonly #resizeObserver = new ResizeObserver(() => this.#resizeInNextFrame());
  /** Stops drawing while the canvas is outside of the viewport. Browsers themselves stop frames only in hidden tabs. */
  readonly #visibilityObserver = new IntersectionObserver((entries) => {
    if (entries.at(-1)?.isIntersecting === false) this.ticker.stop();
    else this.ticker.start();
  });
  #container: HTMLElement;
  #resizeFrame = 0;

  /** @throws {Error} if the browser has no WebGL */
  static async open(container: HTMLElement): Promise<Stage> {
    const stage = new Stage(container);
    await stage.renderer.init({
      // All parts that are used are imported above.
      skipExtensionImports: true,
      autoDensity: true,
      resolution: Math.min(2, devicePixelRatio),
      antialias: false,
      backgroundAlpha: 0,
    });
    stage.view.append(stage.renderer.canvas);
    // Nearly everything uses one texture, and a shader that selects one of sixteen is slower for every pixel.
    stage.renderer.limits.maxBatchableTextures = 1;
    stage.#resize();
    stage.ticker.add(() => stage.render(), undefined, UPDATE_PRIORITY.LOW);
    stage.ticker.start();
    stage.#observe();
    return stage;
  }

  private constructor(container: HTMLElement) {
    this.#container = container;
    this.view.style.cssText = 'position: absolute; inset: 0; isolation: isolate';
  }

  get viewport(): Viewport {
    return { width: this.renderer.screen.width, height: this.renderer.screen.height };
  }

  /** Shows an element behind the canvas. */
  addBehind(element: HTMLElement): void {
    element.style.cssText = 'position: absolute; inset: 0; z-index: -1; width: 100%; height: 100%';
    this.view.append(element);
  }

  /** Adds parts above all existing ones. */
  add(...parts: Container[]): void {
    this.#root.addChild(...parts);
  }

  render(): void {
    this.renderer.render({ container: this.#root });
  }

  /** Draws a frame, and returns the canvas as PNG. */
  takeSnapshot(): Promise<Blob | null> {
    this.render();
    return new Promise((resolve) => this.renderer.canvas.toBlob(resolve, 'image/png'));
  }

  /** Moves the canvas and the elements behind it to another element. */
  showIn(container: HTMLElement): void {
    this.#disconnect();
    this.#container = container;
    container.append(this.view);
    this.#resize();
    this.#observe();
  }

  destroy(): void {
    this.#disconnect();
    cancelAnimationFrame(this.#resizeFrame);
    this.ticker.destroy();
    this.#root.destroy({ children: true, texture: true, textureSource: true });
    this.renderer.destroy();
    this.view.remove();
  }

  #observe() {
    this.#resizeObserver.observe(this.#container);
    this.#visibilityObserver.observe(this.#container);
  }

  #disconnect() {
    this.#resizeObserver.disconnect();
    this.#visibilityObserver.disconnect();
  }

  #resizeInNextFrame() {
    cancelAnimationFrame(this.#resizeFrame);
    this.#resizeFrame = requestAnimationFrame(() => this.#resize());
  }

  #resize() {
    const { clientWidth, clientHeight } = this.#container;
    const { width, height } = this.viewport;
    if (clientWidth === width && clientHeight === height) return;
    this.renderer.resize(clientWidth, clientHeight);
    this.render();
  }
}
