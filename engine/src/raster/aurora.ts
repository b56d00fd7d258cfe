import { hex, mixRgb } from './colour.ts';
import { inBands, inTurn } from './picture.ts';
import type { Steps } from './picture.ts';
import { clamp01, smoothstep } from './scalar.ts';
import { bilinear } from './sky.ts';
import type { Scene } from './scene.ts';

const curtainCount = 3;

interface Curtains {
  readonly width: number;
  readonly height: number;
  readonly strength: Float32Array;
  /** Strength weighted by how high in the curtain it is. */
  readonly lifted: Float32Array;
}

/** Adds the northern lights: hanging curtains of rays, green at the hem and violet above. */
export function paintAurora(scene: Scene, skyHeight: number): Steps {
  const width = (scene.width >> 1) + 2;
  const height = (skyHeight >> 1) + 2;
  const curtains: Curtains = {
    width,
    height,
    strength: new Float32Array(width * height),
    lifted: new Float32Array(width * height),
  };
  const random = scene.stream('aurora');
  const shifts = Array.from({ length: curtainCount }, () => random() * 0.12);
  return inTurn(
    inBands(0, width, (from, to) => {
      for (const [index, shift] of shifts.entries()) hangCurtain(scene, curtains, { index, shift, from, to });
    }),
    inBands(0, Math.min(scene.height, skyHeight), (from, to) => addCurtainRows(scene, curtains, from, to)),
  );
}

function hangCurtain(
  scene: Scene,
  curtains: Curtains,
  { index, shift, from, to }: { index: number; shift: number; from: number; to: number },
): void {
  const { noise, span, time, offset } = scene;
  const { width, height, strength, lifted } = curtains;
  const base = 0.28 + 0.19 * index + shift;
  for (let column = from; column < to; column++) {
    const u = (column * 2) / span;
    const x = u * (1.1 + index * 0.4) + index * 9.1 + offset.x;
    const hem =
      (base + (noise.fbm(x * 0.9 + time * 0.05, index * 7 + time * 0.12 + offset.y, 3) - 0.45) * 0.95) * height;
    const fold = noise.fbm(u * 2 + offset.x, time * 0.2 + index, 2) * 3;
    const fine = noise.fbm(u * 34 + index * 11 + fold * 4, time * 0.6 + index * 3, 2);
    const ray =
      0.3 + 1.7 * noise.fbm(u * 9 + index * 3 + fold, time * 0.35 + index * 5, 3) ** 1.6 * (0.65 + 0.8 * fine);
    const patch =
      smoothstep(0.2, 0.55, noise.fbm(x * 0.7 + 4, index * 3.3 + time * 0.1, 3)) * (index === 0 ? 1.2 : 0.85);
    const reach = height * (0.26 + 0.42 * noise.at(u * 3 + index + offset.x, time * 0.2));
    const sharp = height * 0.02;
    const first = Math.max(0, Math.floor(hem - reach * 2.2));
    const last = Math.min(height, Math.ceil(hem + sharp * 5));
    for (let row = first; row < last; row++) {
      const above = hem - row;
      const value = (above > 0 ? Math.exp((-above / reach) * 2.3) : Math.exp(above / sharp)) * patch * ray;
      const at = row * width + column;
      strength[at] = (strength[at] ?? 0) + value;
      lifted[at] = (lifted[at] ?? 0) + value * clamp01(above / reach);
    }
  }
}

function addCurtainRows({ picture, mood }: Scene, curtains: Curtains, from: number, to: number): void {
  const { pixels, width } = picture;
  const [first, second] = mood.colours;
  const hem = first ?? hex('#1df08e');
  const crown = second ?? (first ? mixRgb(first, hex('#5a70ff'), 0.45) : hex('#9a50ff'));
  for (let y = from; y < to; y++) {
    const row = Math.min(curtains.height - 2, y >> 1) * curtains.width;
    const fy = (y & 1) * 0.5;
    for (let x = 0; x < width; x++) {
      const at = row + (x >> 1);
      const fx = (x & 1) * 0.5;
      const value = bilinear(curtains.strength, at, curtains.width, fx, fy);
      if (value < 0.004) continue;
      const height = smoothstep(0.1, 0.85, bilinear(curtains.lifted, at, curtains.width, fx, fy) / value);
      const o = (y * width + x) * 3;
      for (let c = 0; c < 3; c++) {
        pixels[o + c] = (pixels[o + c] ?? 0) + ((hem[c] ?? 0) * (1 - height) + (crown[c] ?? 0) * height) * value * 0.85;
      }
    }
  }
}
