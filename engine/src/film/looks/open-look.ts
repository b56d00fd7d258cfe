import type { Scene } from '../../raster/scene.ts';
import { findStyle } from '../../styles/find-style.ts';
import type { Style } from '../../styles/style.ts';
import type { StudioStyle } from '../../types.ts';
import type { Look, LookSetting } from './look.ts';
import { openOil } from './oil-look.ts';
import { openPixels } from './pixel-look.ts';
import { openPoster } from './poster-look.ts';
import { openWatercolor } from './watercolor-look.ts';

/*
 * What a film does with each style, and why.
 *
 * A still's filter may take its chance from anywhere; in a film whatever it decides anew in each frame flickers.
 * - none, photographic, cinematic, digital-art, fantasy: the still's own grade. It is a smooth function of the picture.
 * - anime, line-art, neon: the still's own filter. Steps of tone, contours and tubes follow the picture; hatching
 *   and hues lie still on the screen, and so do the sparks of fantasy.
 * - minimal: the still's poster with the inks of the first frame.
 * - oil-painting: not the still's strokes, which are chosen by the detail under them and would come and go. A film lays its
 *   strokes once, along the forms of its first frame, and only their colours change.
 * - watercolor: the still's washes with paper, pigment and border worked out once. Its median is replaced by the filter that
 *   anime uses: a third of the cost, and calmer.
 * - pixel-art: 32 colours chosen from the first frame for the whole film; a palette for each frame flickered.
 * Costly styles are rendered smaller: their strokes, blocks and glow are wider than a pixel anyway.
 */
const scales: Readonly<Record<StudioStyle, number>> = {
  none: 1,
  photographic: 1,
  cinematic: 1,
  'digital-art': 1,
  fantasy: 1,
  anime: 0.8,
  minimal: 0.75,
  'line-art': 0.95,
  neon: 0.8,
  'oil-painting': 0.9,
  watercolor: 0.72,
  'pixel-art': 0.7,
};

/** How large a style's frames are rendered, as a share of the scene's usual size. */
export function lookScale(style: Style): number {
  return scales[style.id];
}

/** Opens a style for a film of a scene. */
export async function openLook(style: Style, scene: Scene, setting: LookSetting): Promise<Look> {
  switch (style.id) {
    case 'oil-painting':
      return openOil(scene, setting);
    case 'minimal':
      return openPoster(scene, setting);
    case 'watercolor':
      return openWatercolor(scene, setting);
    case 'pixel-art':
      return openPixels(setting);
    default:
      return openFilter(findStyle(style.id), scene, setting);
  }
}

/** A look that is the still's own filter, or none. */
function openFilter({ filter, grain }: Style, scene: Scene, { width, height }: LookSetting): Look {
  return {
    width,
    height,
    kernel: 'cubic',
    grain: grain ? 1.2 : 0.8,
    repaint: (pixels) =>
      filter ? filter({ pixels, width, height, seed: scene.seed, scene }, () => undefined) : Promise.resolve(pixels),
  };
}
