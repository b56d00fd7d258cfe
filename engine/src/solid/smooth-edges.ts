import type { View } from './view.ts';

/** Below this difference of lightness, as the eye sees it, there is no edge; and the share of the lightest neighbour that it takes in what is bright. */
const [least, share] = [0.035, 0.14] as const;
/** How far along an edge light is taken from at most, pixels. */
const reach = 4;

const channels = [0, 1, 2] as const;

/** How light a point seems: what is bright counts less than it is. */
const seen = (r: number, g: number, b: number): number => {
  const light = 0.2126 * r + 0.7152 * g + 0.0722 * b;
  return Math.sqrt(light / (1 + light));
};

/**
 * Mixes light along the edges of a view where they run in steps, so that outlines, blades and single hairs are lines (after Lottes' fast approximate
 * anti-aliasing): across an edge nothing is mixed, and where there is none nothing changes.
 */
export function smoothEdges({ width, height, light }: Pick<View, 'width' | 'height' | 'light'>): void {
  const luma = new Float32Array(width * height);
  for (let i = 0, o = 0; i < luma.length; i++, o += 3)
    luma[i] = seen(light[o] ?? 0, light[o + 1] ?? 0, light[o + 2] ?? 0);
  const before = light.slice();
  const read = (x: number, y: number, out: [number, number, number]): void => {
    const cx = Math.min(width - 1.001, Math.max(0, x));
    const cy = Math.min(height - 1.001, Math.max(0, y));
    const left = Math.trunc(cx);
    const top = Math.trunc(cy);
    const u = cx - left;
    const v = cy - top;
    const at = (top * width + left) * 3;
    const below = at + width * 3;
    for (const k of channels) {
      const upper = (before[at + k] ?? 0) * (1 - u) + (before[at + 3 + k] ?? 0) * u;
      const lower = (before[below + k] ?? 0) * (1 - u) + (before[below + 3 + k] ?? 0) * u;
      out[k] = upper * (1 - v) + lower * v;
    }
  };
  const point = (): [number, number, number] => [0, 0, 0];
  const [a, b, c, d] = [point(), point(), point(), point()] as const;
  const [near, far] = [point(), point()] as const;
  for (let y = 1; y < height - 1; y++) {
    for (let x = 1; x < width - 1; x++) {
      const i = y * width + x;
      const [m, n, s] = [luma[i] ?? 0, luma[i - width] ?? 0, luma[i + width] ?? 0];
      const [w, e] = [luma[i - 1] ?? 0, luma[i + 1] ?? 0];
      const lightest = Math.max(m, n, s, w, e);
      const range = lightest - Math.min(m, n, s, w, e);
      if (range < Math.max(least, lightest * share)) continue;
      const [nw, ne] = [luma[i - width - 1] ?? 0, luma[i - width + 1] ?? 0];
      const [sw, se] = [luma[i + width - 1] ?? 0, luma[i + width + 1] ?? 0];
      let dx = sw + se - nw - ne;
      let dy = nw + sw - ne - se;
      const dim = 1 / (Math.min(Math.abs(dx), Math.abs(dy)) + Math.max(1 / 128, (nw + ne + sw + se) * 0.03));
      dx = Math.min(reach, Math.max(-reach, dx * dim));
      dy = Math.min(reach, Math.max(-reach, dy * dim));
      read(x - dx / 6, y - dy / 6, a);
      read(x + dx / 6, y + dy / 6, b);
      read(x - dx / 2, y - dy / 2, c);
      read(x + dx / 2, y + dy / 2, d);
      for (const k of channels) {
        near[k] = (a[k] + b[k]) / 2;
        far[k] = near[k] / 2 + (c[k] + d[k]) / 4;
      }
      const lit = seen(far[0], far[1], far[2]);
      // Too far along: light of something else was met.
      const isOver = lit < lightest - range || lit > lightest;
      light.set(isOver ? near : far, i * 3);
    }
  }
}
