import { drawInLines } from './line-art.ts';
import { drawInNeon } from './neon.ts';
import { paintInOil } from './oil-painting.ts';
import { paintInPixels } from './pixel-art.ts';
import { reduceToPoster } from './minimal.ts';
import type { Style } from './style.ts';
import { flatten, grade } from './tone.ts';
import { paintInWatercolor } from './watercolor.ts';

const none: Style = { id: 'none', development: () => ({}), grain: true, enlarge: 'lanczos3' };

const styles: readonly Style[] = [
  none,
  {
    ...none,
    id: 'photographic',
    development: (usual) => ({
      saturation: usual.saturation * 0.94,
      vignette: usual.vignette + 0.1,
      grain: usual.grain * 1.9,
    }),
    filter: grade({
      shadows: [0.004, 0.006, 0.01],
      highlights: [0.01, 0.006, -0.008],
      saturation: 0.96,
      contrast: 1.09,
      clarity: 0.34,
      glow: 0,
    }),
  },
  {
    ...none,
    id: 'cinematic',
    development: (usual) => ({
      bloom: usual.bloom * 1.35,
      vignette: usual.vignette + 0.18,
      splitTone: usual.splitTone * 2,
      grain: usual.grain * 1.5,
    }),
    filter: grade({
      shadows: [-0.012, 0.022, 0.05],
      highlights: [0.06, 0.02, -0.05],
      saturation: 0.9,
      contrast: 1.14,
      clarity: 0.16,
      glow: 0.1,
    }),
  },
  {
    ...none,
    id: 'anime',
    grain: false,
    development: (usual) => ({ saturation: usual.saturation * 1.16, exposure: usual.exposure * 1.14, vignette: 0.08 }),
    filter: flatten({ steps: 9, saturation: 1.2, lift: 0.55, contour: 0.5, smooth: 4 }),
  },
  {
    ...none,
    id: 'digital-art',
    development: (usual) => ({
      saturation: usual.saturation * 1.16,
      bloom: usual.bloom * 1.3,
      grain: usual.grain * 0.35,
    }),
    filter: grade({
      shadows: [0.012, 0, 0.03],
      highlights: [0.02, 0.005, 0.02],
      saturation: 1.14,
      contrast: 1.1,
      clarity: 0.62,
      glow: 0.08,
    }),
  },
  {
    ...none,
    id: 'oil-painting',
    grain: false,
    development: (usual) => ({ saturation: usual.saturation * 1.08 }),
    filter: paintInOil,
  },
  {
    ...none,
    id: 'watercolor',
    grain: false,
    development: (usual) => ({ vignette: 0, saturation: usual.saturation * 1.35, exposure: usual.exposure * 1.15 }),
    filter: paintInWatercolor,
  },
  { ...none, id: 'line-art', grain: false, development: () => ({ vignette: 0 }), filter: drawInLines },
  {
    ...none,
    id: 'pixel-art',
    grain: false,
    enlarge: 'nearest',
    development: () => ({ vignette: 0.15 }),
    filter: paintInPixels,
  },
  { ...none, id: 'neon', development: () => ({}), filter: drawInNeon },
  {
    ...none,
    id: 'fantasy',
    development: (usual) => ({
      bloom: usual.bloom * 1.9,
      saturation: usual.saturation * 1.1,
      exposure: usual.exposure * 1.05,
    }),
    filter: grade({
      shadows: [0.04, -0.008, 0.085],
      highlights: [0.03, 0.012, 0.045],
      saturation: 1.1,
      contrast: 1,
      clarity: 0.1,
      glow: 0.5,
    }),
  },
  {
    ...none,
    id: 'minimal',
    grain: false,
    development: (usual) => ({
      saturation: usual.saturation * 0.66,
      exposure: usual.exposure * 1.18,
      vignette: 0.05,
      bloom: usual.bloom * 0.6,
    }),
    filter: reduceToPoster,
  },
];

const byName: ReadonlyMap<string, Style> = new Map(styles.map((style) => [style.id, style]));

/** The style of a name; an unknown name paints as `none`. */
export function findStyle(name: string): Style {
  return byName.get(name) ?? none;
}
