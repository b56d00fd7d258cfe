/** Twice as large as it is shown. */
const sidePx = 264;

/** A small square of a picture as a data address that outlives the page; empty for what cannot be drawn. */
export async function drawPreview(file: Blob): Promise<string> {
  try {
    const picture = await createImageBitmap(file);
    const side = Math.min(picture.width, picture.height);
    const canvas = document.createElement('canvas');
    canvas.width = sidePx;
    canvas.height = sidePx;
    canvas
      .getContext('2d')
      ?.drawImage(picture, (picture.width - side) / 2, (picture.height - side) / 2, side, side, 0, 0, sidePx, sidePx);
    picture.close();
    return canvas.toDataURL('image/webp', 0.8);
  } catch {
    return '';
  }
}
