import type { View } from './view.ts';
import type { World } from './world.ts';

const turns = 7;
const mostTaps = 24;
/** Cosines and sines of all directions in which neighbours are looked for: worked out for every pixel, they took longer than all else here. */
const [cosines, sines] = [Math.cos, Math.sin].map((of) =>
  Float64Array.from({ length: turns * mostTaps }, (_, i) => of((i % mostTaps) * 2.39996 + Math.trunc(i / mostTaps))),
) as [Float64Array, Float64Array]; // two functions give two tables
/** How far out each of so many neighbours lies, as a share of the circle; few of a large circle would be seen as dots. */
const reaches = [9, 15, mostTaps].map((taps) => Float64Array.from({ length: taps }, (_, s) => Math.sqrt(s / taps)));
const none = new Float64Array(0);

/** Blurs what lies nearer or farther than the depth that is sharp, as a lens does. */
export function blurByDepth(view: View, { focus, sharp = 0, strength }: NonNullable<World['depthOfField']>): void {
  const { width, height, light, nearness } = view;
  const before = light.slice();
  const circle = new Float32Array(width * height);
  for (let i = 0; i < circle.length; i++) {
    const near = nearness[i] ?? 0;
    const away = near > 0 ? 1 / near : 1e4;
    circle[i] = Math.min(height * 0.016, (Math.max(0, Math.abs(away - focus) - sharp) / away) * strength * height);
  }
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const i = y * width + x;
      const c = circle[i] ?? 0;
      if (c < 0.8) continue;
      const reach = reaches[c < 5 ? 0 : c < 10 ? 1 : 2] ?? none;
      const taps = reach.length;
      const from = ((x * 3 + y * 5) % turns) * mostTaps;
      let r = 0;
      let g = 0;
      let b = 0;
      let total = 0;
      for (let s = 0; s < taps; s++) {
        const q = c * (reach[s] ?? 0);
        const column = Math.min(width - 1, Math.max(0, Math.round(x + (cosines[from + s] ?? 0) * q)));
        const row = Math.min(height - 1, Math.max(0, Math.round(y + (sines[from + s] ?? 0) * q)));
        const j = row * width + column;
        // What is sharp does not spread over what is blurred.
        const weight = s > 0 && (circle[j] ?? 0) < q * 0.7 ? 0.06 : 1;
        r += (before[j * 3] ?? 0) * weight;
        g += (before[j * 3 + 1] ?? 0) * weight;
        b += (before[j * 3 + 2] ?? 0) * weight;
        total += weight;
      }
      light[i * 3] = r / total;
      light[i * 3 + 1] = g / total;
      light[i * 3 + 2] = b / total;
    }
  }
}
