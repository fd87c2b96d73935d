/** The context that the map is painted with. */
export type Canvas = CanvasRenderingContext2D | OffscreenCanvasRenderingContext2D;
