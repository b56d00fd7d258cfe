import { clamp01, mix } from '../raster/scalar.ts';
import type { Forms } from '../solid/forms.ts';
import { wholeOf } from '../solid/rect.ts';
import { coloursOf, smoothedWithin } from './smooth-within.ts';
import { steppedGain, sunniness } from './stepped-light.ts';
import type { StyledImage, StyleFilter } from './style.ts';
import { flatten } from './tone.ts';
import { makeVivid } from './vivid.ts';

const band = 128;
/** Pixels of a picture of 1024 over which colours and light are smoothed. */
const [colourReach, lightReach] = [5, 6];
const saturation = 1.45;
/** Ink is a dark one of the colour that it is drawn on. */
const ink = { strength: 0.88, kept: [0.12, 0.1, 0.14], added: [0.05, 0.03, 0.08] } as const;

/** Without the forms of what is seen: areas and contours are guessed from its colours. */
const guessed = flatten({ steps: 6, saturation: 1.16, lift: 0.6, contour: 0.92, smooth: 4 });

/** Drawn by hand for a film: inked outlines, clear colours, and light in three steps with clean borders. */
export const drawAsAnime: StyleFilter = (image, checkpoint) =>
  image.forms ? drawCels(image, image.forms, checkpoint) : guessed(image, checkpoint);

async function drawCels(
  { pixels, width, height, scene, wanted }: StyledImage,
  forms: Forms,
  checkpoint: () => Promise<void> | void,
): Promise<Uint8ClampedArray<ArrayBuffer>> {
  const reach = (length: number): number => Math.max(1, Math.round(length * scene.unit));
  const colours = await smoothedWithin(
    { values: coloursOf(pixels), channels: 3 },
    forms,
    { reach: reach(colourReach), stiffness: 60, wanted },
    checkpoint,
  );
  const lit = await smoothedWithin(
    { values: forms.lit, channels: 1 },
    forms,
    { reach: reach(lightReach), stiffness: 4, wanted },
    checkpoint,
  );
  const { left, top, right, bottom } = wanted ?? wholeOf({ width, height });
  for (let y = top; y < bottom; y++) {
    if ((y - top) % band === 0) await checkpoint();
    for (let i = y * width + left; i < y * width + right; i++) {
      const light = lit[i] ?? 1;
      const gain = forms.areas[i] === 0 ? 1 : steppedGain(light);
      const line = ink.strength * clamp01((forms.contour[i] ?? 0) * 1.5);
      paintCel(pixels, i, { colours, gain, shaded: 1 - sunniness(light), line });
    }
  }
  return pixels;
}

const cel: [number, number, number] = [0, 0, 0];

interface Cel {
  readonly colours: Float32Array;
  readonly gain: number;
  /** How much of it is shade, which is a little blue. */
  readonly shaded: number;
  readonly line: number;
}

function paintCel(pixels: Uint8ClampedArray, i: number, { colours, gain, shaded, line }: Cel): void {
  for (const k of [0, 1, 2] as const) cel[k] = (colours[i * 3 + k] ?? 0) * gain;
  makeVivid(cel, saturation);
  cel[0] *= 1 - 0.07 * shaded;
  cel[2] += 0.035 * shaded;
  for (const k of [0, 1, 2] as const) {
    const colour = clamp01(cel[k]);
    pixels[i * 4 + k] = 255 * mix(colour, colour * ink.kept[k] + ink.added[k], line);
  }
}
