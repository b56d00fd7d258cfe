import { tau } from './chance.ts';
import { smooth } from '../solid/noise.ts';

/** How much of a peony is at a place around its middle, in its own radius: a heart, petals in three rings with lines between. */
export function peony(x: number, y: number): number {
  const [r, a] = [Math.hypot(x, y), Math.atan2(y, x)];
  if (r > 1.05) return 0;
  const ring = r < 0.2 ? 0 : r < 0.48 ? 1 : r < 0.75 ? 2 : 3;
  const [count, inner, outer] = [
    [1, 0, 0.2],
    [5, 0.2, 0.48],
    [8, 0.45, 0.75],
    [10, 0.72, 1],
  ][ring] ?? [1, 0, 1];
  if (ring === 0) return 1;
  const across = Math.abs((((a / tau) * (count ?? 1) + ring * 0.5 + 20) % 1) - 0.5) * 2;
  const edge = (inner ?? 0) + ((outer ?? 1) - (inner ?? 0)) * Math.sqrt(Math.max(0, 1 - across ** 3));
  if (r > edge) return ring === 3 ? 0 : 0.9;
  return edge - r < 0.05 || across > 0.86 ? 1 : 0.25 + 0.5 * smooth(outer ?? 1, inner ?? 0, r);
}
