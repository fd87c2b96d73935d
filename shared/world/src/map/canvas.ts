/** The context that the map is painted on. */
export type Canvas = CanvasRenderingContext2D | OffscreenCanvasRenderingContext2D;
