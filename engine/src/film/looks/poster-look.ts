import type { Scene } from '../../raster/scene.ts';
import { inksOf, printPoster } from '../../styles/minimal.ts';
import type { Look, LookSetting } from './look.ts';

/** The still's poster with the inks of the first frame: chosen anew for each they would flicker. */
export async function openPoster(scene: Scene, { width, height, first }: LookSetting): Promise<Look> {
  const setting = { width, height, seed: scene.seed, scene };
  const inks = await inksOf({ ...setting, pixels: first });
  return {
    width,
    height,
    kernel: 'cubic',
    grain: 0.8,
    repaint: (pixels) => printPoster({ ...setting, pixels }, () => undefined, inks),
  };
}
