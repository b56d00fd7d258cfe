/** Twice as large as it is shown. */
const sidePx = 264;

/** A small square of an image as a data address that outlives the page; empty for what cannot be drawn. */
export async function drawPreview(file: Blob): Promise<string> {
  try {
    const image = await createImageBitmap(file);
    const side = Math.min(image.width, image.height);
    const canvas = document.createElement('canvas');
    canvas.width = sidePx;
    canvas.height = sidePx;
    canvas
      .getContext('2d')
      ?.drawImage(image, (image.width - side) / 2, (image.height - side) / 2, side, side, 0, 0, sidePx, sidePx);
    image.close();
    return canvas.toDataURL('image/webp', 0.8);
  } catch {
    return '';
  }
}
