/** Loads an SVG as an image of this size. It uses a data URL because the content security policy allows no other. */
export async function rasterise(svg: string, size: number): Promise<HTMLImageElement> {
  const image = new Image(size, size);
  image.src = `data:image/svg+xml,${encodeURIComponent(svg.replace('<svg ', `<svg width="${size}" height="${size}" `))}`;
  await image.decode();
  return image;
}
