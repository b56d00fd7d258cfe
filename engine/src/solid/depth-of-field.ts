import type { View } from './view.ts';
import type { World } from './world.ts';

/** Blurs what lies nearer or farther than the depth that is sharp, as a lens does. */
export function blurByDepth(view: View, { focus, sharp = 0, strength }: NonNullable<World['depthOfField']>): void {
  const { width, height, light, nearness } = view;
  const out = new Float32Array(light.length);
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
      const taps = c < 0.8 ? 1 : c < 5 ? 9 : 15;
      let r = 0;
      let g = 0;
      let b = 0;
      let total = 0;
      for (let s = 0; s < taps; s++) {
        const angle = s * 2.39996 + ((x * 3 + y * 5) % 7);
        const q = c * Math.sqrt(s / taps);
        const column = Math.min(width - 1, Math.max(0, Math.round(x + Math.cos(angle) * q)));
        const row = Math.min(height - 1, Math.max(0, Math.round(y + Math.sin(angle) * q)));
        const j = row * width + column;
        // What is sharp does not spread over what is blurred.
        const weight = s > 0 && (circle[j] ?? 0) < q * 0.7 ? 0.06 : 1;
        r += (light[j * 3] ?? 0) * weight;
        g += (light[j * 3 + 1] ?? 0) * weight;
        b += (light[j * 3 + 2] ?? 0) * weight;
        total += weight;
      }
      out[i * 3] = r / total;
      out[i * 3 + 1] = g / total;
      out[i * 3 + 2] = b / total;
    }
  }
  light.set(out);
}
