import { white, luminance, mixRgb, saturate, scaleRgb, toSrgb } from '../raster/colour.ts';
import type { Rgb } from '../raster/colour.ts';
import { clamp01, mix } from '../raster/scalar.ts';
import type { Mood } from '../raster/mood.ts';
import type { StyleFilter } from './style.ts';
import { smoothColours, stepTone } from './tone.ts';

const steps = 6;
const band = 128;
/** How much of the poster's few inks replaces the picture's own colours. */
const inkColour = 0.7;

/** A quiet poster: large smooth shapes in a handful of soft inks taken from the scene's own sky. */
export const reduceToPoster: StyleFilter = async ({ pixels, width, height, scene }, checkpoint) => {
  const smooth = await smoothColours(pixels, width, height, 6 * scene.unit, checkpoint);
  const ramp = posterRamp(scene.mood);
  for (let from = 0; from < height; from += band) {
    await checkpoint();
    for (let i = from * width; i < Math.min(height, from + band) * width; i++) {
      const tone = (smooth[0][i] ?? 0) * 0.3 + (smooth[1][i] ?? 0) * 0.59 + (smooth[2][i] ?? 0) * 0.11;
      const at = Math.floor(clamp01(stepTone(tone ** 0.86, steps)) * 255) * 3;
      for (let c = 0; c < 3; c++) {
        const own = tone + ((smooth[c]?.[i] ?? 0) - tone) * 0.8;
        pixels[i * 4 + c] = 255 * mix(own * 0.9 + 0.08, ramp[at + c] ?? 0, inkColour);
      }
    }
  }
  return pixels;
};

/** 256 soft colours from the scene's dark to its light, as sRGB fractions. */
function posterRamp({ palette, colours }: Mood): Float32Array {
  const quiet = (colour: Rgb): Rgb => saturate(colour, 1.2);
  const level = (colour: Rgb, light: number): Rgb => scaleRgb(colour, light / Math.max(0.02, luminance(colour)));
  const [named] = colours;
  const stops = [
    level(quiet(palette.zenith), 0.022),
    level(quiet(mixRgb(palette.zenith, palette.middle, 0.4)), 0.085),
    level(quiet(named ?? palette.middle), 0.24),
    level(quiet(mixRgb(palette.middle, palette.horizon, 0.7)), 0.46),
    mixRgb(level(quiet(palette.horizon), 0.66), white, 0.1),
    mixRgb(quiet(palette.sun), white, 0.6),
  ];
  const ramp = new Float32Array(256 * 3);
  for (let i = 0; i < 256; i++) {
    const at = (i / 255) * (stops.length - 1.001);
    const from = stops[Math.floor(at)] ?? white;
    ramp.set(
      mixRgb(from, stops[Math.floor(at) + 1] ?? from, at % 1).map((value) => toSrgb(clamp01(value))),
      i * 3,
    );
  }
  return ramp;
}
