/** The 2D context on which the map is painted. */
export type Canvas = CanvasRenderingContext2D | OffscreenCanvasRenderingContext2D;
