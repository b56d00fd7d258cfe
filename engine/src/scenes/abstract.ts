import { black, white, hex, mixRgb, scaleRgb } from '../raster/colour.ts';
import { inBands, inTurn } from '../raster/picture.ts';
import { pick } from '../raster/random.ts';
import { clamp, clamp01 } from '../raster/scalar.ts';
import { bilinear } from '../raster/sky.ts';
import { usualDevelopment } from './scene.ts';
import type { Scene } from '../raster/scene.ts';
import type { ScenePlan } from './scene.ts';

const ramps: readonly [readonly string[], ...(readonly string[])[]] = [
  ['#0b1f4a', '#1f6fd0', '#7fd8e8', '#ffd9a8', '#ff6a5a'],
  ['#1a0633', '#7a1fa0', '#ff4a8a', '#ffb36a', '#fff0c8'],
  ['#04262a', '#0f7a72', '#67d0a8', '#f4e3b0', '#e0743a'],
  ['#14110f', '#7a1f1a', '#e0582a', '#ffc36a', '#fdf3dc'],
  ['#0a0f2a', '#3a2fb0', '#9a5aff', '#ff8ad0', '#ffe9f4'],
  ['#10141c', '#2b4a66', '#8fb4c4', '#efe6d8', '#d9a679'],
];

interface Field {
  readonly width: number;
  readonly height: number;
  readonly value: Float32Array;
  readonly shade: Float32Array;
}

/** Poured paint: noise warped by noise twice over, coloured by a ramp and lit like wet enamel. */
export function planAbstract(scene: Scene): ScenePlan {
  const width = (scene.width >> 1) + 2;
  const height = (scene.height >> 1) + 2;
  const field: Field = {
    width,
    height,
    value: new Float32Array(width * height),
    shade: new Float32Array(width * height),
  };
  const ramp = buildRamp(scene);
  return {
    development: { ...usualDevelopment, vignette: 0.22 },
    stages: [
      { layer: 'terrain', weight: 6, steps: () => inBands(0, height, (from, to) => pourRows(scene, field, from, to)) },
      {
        layer: 'foreground',
        weight: 4,
        steps: () => inTurn(inBands(0, scene.height, (from, to) => glazeRows(scene, field, ramp, from, to))),
      },
    ],
  };
}

/** 1024 colours from dark to light, in the prompt's own colours when it names any. */
function buildRamp(scene: Scene): Float32Array {
  const [first, second, third] = scene.mood.colours;
  const chosen = pick(ramps, scene.stream('ramp')).map(hex);
  const stops = first
    ? [
        mixRgb(scaleRgb(first, 0.1), black, 0.2),
        first,
        second ?? mixRgb(first, white, 0.45),
        third ?? hex('#f7e9cf'),
        second ?? hex('#fffaf0'),
      ]
    : chosen;
  const ramp = new Float32Array(1024 * 3);
  for (let i = 0; i < 1024; i++) {
    const at = (i / 1023) * (stops.length - 1.001);
    const from = stops[Math.floor(at)] ?? black;
    const to = stops[Math.floor(at) + 1] ?? from;
    const f = at % 1;
    ramp.set(mixRgb(from, to, f * f * (3 - 2 * f)), i * 3);
  }
  return ramp;
}

function pourRows({ noise, span, offset, time }: Scene, field: Field, from: number, to: number): void {
  const scale = 4.2 / span;
  for (let row = from; row < to; row++) {
    for (let column = 0; column < field.width; column++) {
      const u = column * scale + offset.x;
      const v = row * scale + offset.y;
      const q1 = noise.fbm(u + time * 0.06, v, 3);
      const q2 = noise.fbm(u + 5.2, v + 1.3 - time * 0.06, 3);
      const r1 = noise.fbm(u + 2.6 * q1 + 1.7, v + 2.6 * q2 + 9.2, 3);
      const r2 = noise.fbm(u + 2.6 * q1 + 8.3, v + 2.6 * q2 + 2.8, 3);
      const at = row * field.width + column;
      field.value[at] = noise.fbm(u + 2.8 * r1, v + 2.8 * r2, 4);
      field.shade[at] = r1;
    }
  }
}

function glazeRows(scene: Scene, field: Field, ramp: Float32Array, from: number, to: number): void {
  const { width, span, picture } = scene;
  const { pixels } = picture;
  const relief = span * 0.5;
  for (let y = from; y < to; y++) {
    const row = Math.min(field.height - 3, y >> 1) * field.width;
    const fy = (y & 1) * 0.5;
    for (let x = 0; x < width; x++) {
      const at = row + Math.min(field.width - 3, x >> 1);
      const fx = (x & 1) * 0.5;
      const value = bilinear(field.value, at, field.width, fx, fy);
      const shade = bilinear(field.shade, at, field.width, fx, fy);
      const dx = (bilinear(field.value, at + 1, field.width, fx, fy) - value) * relief;
      const dy = (bilinear(field.value, at + field.width, field.width, fx, fy) - value) * relief;
      const inverse = 1 / Math.sqrt(1 + (dx * dx + dy * dy) * 0.02);
      const diffuse = clamp01((-dx * 0.1 - dy * 0.11) * 0.9 * inverse + 0.62 * inverse + 0.25);
      const gloss = clamp01((-dx * 0.09 - dy * 0.1) * inverse + 0.72 * inverse) ** 28 * 0.65;
      const stop = Math.floor(clamp((value - 0.22) * 2.1 + (shade - 0.45) * 0.55, 0, 1) * 1023) * 3;
      const o = (y * width + x) * 3;
      for (let c = 0; c < 3; c++) pixels[o + c] = (ramp[stop + c] ?? 0) * diffuse * 1.3 + gloss;
    }
  }
}
