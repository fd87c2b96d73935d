/** Frames in which both canvases show the ground, because a browser may present changes of the two at different times. */
const framesInBoth = 2;

/** Decides whether frames of the scene need the ground, or a canvas behind the scene shows it. */
export class RestingView {
  /** Frames for which the canvas behind the scene has shown this view; null while it does not show it. */
  #frames: number | null = null;

  /** Returns whether a frame needs the ground. @param isResting only clouds and lights have changed @param isCopied now shown behind it */
  beginFrame({ isResting, isCopied }: { isResting: boolean; isCopied: boolean }): boolean {
    if (!isResting) this.end();
    else if (isCopied) this.#frames ??= 0;
    if (this.#frames === null) return true;
    this.#frames += 1;
    return this.#frames <= framesInBoth;
  }

  /** Draws the ground in every frame until it is copied again. */
  end(): void {
    this.#frames = null;
  }
}
