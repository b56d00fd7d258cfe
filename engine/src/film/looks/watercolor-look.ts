import { blurred } from '../../raster/blur.ts';
import { clamp } from '../../raster/scalar.ts';
import type { Scene } from '../../raster/scene.ts';
import { smoothColours } from '../../styles/tone.ts';
import { makeVivid } from '../../styles/vivid.ts';
import { borderAt, paperColour, pigment } from '../../styles/watercolor.ts';
import type { Look, LookSetting } from './look.ts';

/** The sheet a film is painted on: it stays as it is while the picture flows over it. */
interface Paper {
  /** Pixel whose pigment has run to each pixel. */
  readonly run: Uint32Array;
  /** Thickness of the pigment, border included. */
  readonly wash: Float32Array;
  /** Brightness of the tooth. */
  readonly tooth: Float32Array;
}

/** Washes of transparent pigment on one sheet of paper. */
export function openWatercolor(scene: Scene, { width, height }: LookSetting): Look {
  const paper = soakPaper(scene, width, height);
  const wet: [number, number, number] = [0, 0, 0];
  return {
    width,
    height,
    kernel: 'cubic',
    grain: 0.8,
    async repaint(pixels) {
      const washes = await smoothColours(pixels, width, height, Math.max(2, 7 * scene.unit), () => undefined);
      const [r, g, b] = washes;
      const tone = r.map((value, i) => value * 0.3 + (g[i] ?? 0) * 0.59 + (b[i] ?? 0) * 0.11);
      const around = blurred(tone, width, height, Math.max(2, 5 * scene.unit));
      for (let i = 0; i < tone.length; i++) {
        const from = paper.run[i] ?? 0;
        const edge = clamp(((around[from] ?? 0) - (tone[from] ?? 0)) * 3.2, -0.12, 0.5);
        const density = (paper.wash[i] ?? 1) * (1 + edge * 0.7);
        for (const c of [0, 1, 2] as const) wet[c] = washes[c][from] ?? 0;
        makeVivid(wet, pigment);
        for (const c of [0, 1, 2] as const) {
          const light = wet[c] ** 0.8 * 0.93 + 0.07;
          pixels[i * 4 + c] = (paperColour[c] ?? 255) * (paper.tooth[i] ?? 1) * light ** density;
        }
      }
      return pixels;
    },
  };
}

function soakPaper({ noise, unit }: Scene, width: number, height: number): Paper {
  const size = width * height;
  const paper = { run: new Uint32Array(size), wash: new Float32Array(size), tooth: new Float32Array(size) };
  const scale = 1 / unit;
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const u = x * scale;
      const v = y * scale;
      const runX = (noise.fbm(u * 0.02, v * 0.02, 3) - 0.44) * 24 + (noise.at(u * 0.12, v * 0.12) - 0.5) * 5;
      const runY = (noise.fbm(u * 0.02 + 40, v * 0.02, 3) - 0.44) * 24 + (noise.at(u * 0.12 + 9, v * 0.12) - 0.5) * 5;
      const column = Math.floor(clamp(x + runX * unit, 0, width - 1));
      const row = Math.floor(clamp(y + runY * unit, 0, height - 1));
      const grain = noise.at(u * 0.55, v * 0.55) * 0.5 + noise.at(u * 0.23, v * 0.23) * 0.5;
      const wash = 0.82 + 0.42 * (noise.fbm(u * 0.008 + 7, v * 0.008, 4) - 0.45);
      const border = borderAt({ u, v, x, y, width, height, scale }, (a, b) => noise.fbm(a, b, 4));
      const i = y * width + x;
      paper.run[i] = row * width + column;
      paper.wash[i] = wash * (1 - 0.17 * (grain - 0.5)) * border;
      paper.tooth[i] = 1 + (grain - 0.5) * 0.04;
    }
  }
  return paper;
}
