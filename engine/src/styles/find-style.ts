import { drawAsAnime } from './anime.ts';
import { printAsFilm } from './cinematic.ts';
import { tellAsFantasy } from './fantasy.ts';
import { drawInLines } from './line-art.ts';
import { drawInNeon } from './neon.ts';
import { paintInOil } from './oil-painting.ts';
import { paintInPixels } from './pixel-art.ts';
import { reduceToPoster } from './minimal.ts';
import type { Style } from './style.ts';
import { grade } from './tone.ts';
import { paintInWatercolor } from './watercolor.ts';

/** What is painted in no style is finished as a print is: with depth, clear edges and lively colours (STUDIO-75). */
const none: Style = {
  id: 'none',
  development: (usual) => ({
    contrast: Math.min(1, usual.contrast + 0.3),
    vignette: usual.vignette + 0.08,
    bloom: usual.bloom * 1.3,
    splitTone: usual.splitTone * 1.6,
    vibrance: 0.32,
    clarity: 0.26,
  }),
  grain: true,
  enlarge: 'lanczos3',
};

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
      exposure: usual.exposure * 0.86,
      bloom: usual.bloom * 1.35,
      vignette: usual.vignette + 0.3,
      splitTone: usual.splitTone * 2,
      grain: usual.grain * 1.5,
    }),
    filter: printAsFilm,
  },
  {
    ...none,
    id: 'anime',
    grain: false,
    development: (usual) => ({ saturation: usual.saturation * 1.02, exposure: usual.exposure * 1.14, vignette: 0.08 }),
    filter: drawAsAnime,
    drawsForms: true,
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
      shadows: [0.012, 0, 0.06],
      highlights: [0.04, 0.005, 0.02],
      saturation: 1.34,
      contrast: 1.16,
      clarity: 1,
      glow: 0.1,
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
    development: (usual) => ({ vignette: 0, saturation: usual.saturation * 1.06, exposure: usual.exposure * 1.15 }),
    filter: paintInWatercolor,
    drawsForms: true,
  },
  {
    ...none,
    id: 'line-art',
    grain: false,
    development: () => ({ vignette: 0 }),
    filter: drawInLines,
    drawsForms: true,
  },
  {
    ...none,
    id: 'pixel-art',
    grain: false,
    enlarge: 'nearest',
    development: () => ({ vignette: 0.15 }),
    filter: paintInPixels,
  },
  { ...none, id: 'neon', development: () => ({}), filter: drawInNeon, drawsForms: true },
  {
    ...none,
    id: 'fantasy',
    development: (usual) => ({
      bloom: usual.bloom * 1.9,
      saturation: usual.saturation * 1.1,
      exposure: usual.exposure * 0.98,
    }),
    filter: tellAsFantasy,
  },
  {
    ...none,
    id: 'minimal',
    grain: false,
    development: (usual) => ({
      saturation: usual.saturation * 0.92,
      exposure: usual.exposure * 1.1,
      vignette: 0.05,
      bloom: usual.bloom * 0.6,
    }),
    filter: reduceToPoster,
    drawsForms: true,
  },
];

const byName: ReadonlyMap<string, Style> = new Map(styles.map((style) => [style.id, style]));

/** The style of a name; an unknown name paints as `none`. */
export function findStyle(name: string): Style {
  return byName.get(name) ?? none;
}
