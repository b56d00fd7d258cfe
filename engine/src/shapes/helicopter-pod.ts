import { tau } from './chance.ts';
import { paintedTube } from './painted-tube.ts';
import { materials } from '../solid/materials.ts';
import type { Colour, Mesh } from '../solid/mesh.ts';
import { smooth } from '../solid/noise.ts';
import type { Vec3 } from '../solid/vectors.ts';

const iron = '#2c2f32';

/** Radius of the pod at x. */
function girth(x: number): number {
  return x < -0.3 ? 0.95 * Math.sqrt(Math.max(0, 1 - ((-0.3 - x) / 2) ** 2.2)) : 0.95 - 0.5 * smooth(-0.1, 2.2, x);
}

const middle = (x: number): number => 1.72 + 0.48 * smooth(-0.6, 2.2, x);
const isIn = (low: number, high: number, value: number): boolean => value > low && value < high;

/** The panes of the nose and of the doors, between their posts. */
function isGlass(x: number, y: number, z: number): boolean {
  const aside = Math.abs(z);
  const isPost = aside < 0.04 || Math.abs(x + 1.4 + (y - 1.8) * 0.6) < 0.05;
  const isNose = x + (y - 1.8) * 0.45 < -0.82 && y > 1.66 - (x + 2.3) * 0.1 && !isPost;
  const isChin = x < -1.2 && isIn(1.12, 1.5, y) && aside > 0.1 && aside < 0.62;
  const front = isIn(-0.68, 0.06, x + (y - 2) * 0.4) && isIn(1.72, 2.36, y) && aside > 0.4;
  const rear = isIn(0.24, 0.82, x + (y - 2) * 0.1) && isIn(1.76, 2.34, y) && aside > 0.4;
  return isNose || isChin || front || rear;
}

/** The pod with its windows and the seams of its doors. */
export function helicopterPod(mesh: Mesh, paint: Colour): void {
  const long = 4.5;
  const x = (along: number): number => -2.3 + along * long;
  const way = Array.from({ length: 61 }, (_, i): Vec3 => [x(i / 60), middle(x(i / 60)), 0]);
  paintedTube(mesh, way, {
    radius: (along) => girth(x(along)),
    colour: (turn, along) => {
      const r = girth(x(along));
      const [y, z] = [middle(x(along)) + Math.sin(turn * tau) * r, Math.cos(turn * tau) * r];
      if (isGlass(x(along), y, z)) return '#15222c';
      return y < 1.44 ? '#f2f1ec' : paint;
    },
    material: materials.gloss,
    around: 150,
    pieces: 170,
  });
  for (const s of [-1, 1]) {
    const on = (px: number, y: number): Vec3 => [
      px,
      y,
      s * Math.sqrt(Math.max(0, girth(px) ** 2 - (y - middle(px)) ** 2)),
    ];
    for (const slope of [-0.86, 0.13])
      mesh.tube(
        Array.from({ length: 15 }, (_, i) => on(slope - (i - 6) * 0.03, 1.12 + i * 0.098)),
        [0.011],
        iron,
        materials.plain,
        5,
      );
    mesh.tube(
      Array.from({ length: 9 }, (_, i) => on(-0.68 + i * 0.124, 1.12)),
      [0.011],
      iron,
      materials.plain,
      5,
    );
  }
}
