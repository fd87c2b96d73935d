/** Frames in which both canvases have the ground: a browser may show what has changed in them one after the other. */
const framesInBoth = 2;

/** Decides whether frames of the scene need the ground, or a canvas behind the scene shows it. */
export class RestingView {
  /** Frames since the canvas behind the scene shows this view; null while it does not. */
  #frames: number | null = null;

  /**
   * Begins a frame.
   * @param isResting whether nothing but clouds and lights of the ground has changed
   * @param isCopied whether the canvas behind the scene has got the ground in this frame
   * @returns whether the frame needs the ground
   */
  next({ isResting, isCopied }: { isResting: boolean; isCopied: boolean }): boolean {
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
