import { paint } from '@loomlight/engine';
import type { PlainPixels } from '../../ports/image-mark.ts';

/** A real picture of the studio, as its pixels. */
export async function studioImage(of: {
  readonly prompt: string;
  readonly seed: number;
  readonly width: number;
  readonly height: number;
}): Promise<PlainPixels> {
  const { pixels, width, height } = await paint({ ...of, style: 'none' });
  return { data: pixels, width, height };
}
