import { materials } from '../solid/materials.ts';
import type { Colour, Mesh } from '../solid/mesh.ts';
import type { Vec3 } from '../solid/vectors.ts';
import type { Body } from './body.ts';
import { eyeAt } from './draw-face.ts';
import { headFrame } from './head-frame.ts';

/** Half of how wide and how high each glass is beside the radius of an eye; how far before the eye, metres. */
const [wide, high, before] = [1.42, 1.16, 0.0205] as const;

/** Glasses before the eyes, dark ones against the sun: two rims, a bridge on the nose, and temples that reach over the ears. */
export function wearGlasses(mesh: Mesh, body: Body, colour: Colour, isDark: boolean): void {
  const { toHead, place } = headFrame(body);
  const eyes = ([0, 1] as const).map((side) => ({ ...eyeAt(body.rest, side), side: side === 0 ? -1 : 1 }));
  mesh.object();
  const sides = eyes.map(({ at, side, radius }) => {
    const [x, y, z] = toHead(at);
    // Rims bow back a little towards the temples.
    const rim = (turn: number): Vec3 => {
      const [cx, cy] = [Math.cos(turn), Math.sin(turn)];
      const squared = 1 / Math.max(Math.abs(cx) ** 0.4, Math.abs(cy) ** 0.4) ** 0.16;
      const out = cx * side > 0 ? cx * cx * 0.006 : 0;
      return [
        x + side * 0.002 + cx * wide * radius * squared,
        y - 0.002 + cy * high * radius * squared,
        z - radius - before + 0.0135 + out,
      ];
    };
    const ring = Array.from({ length: 33 }, (_, i) => place(rim((i / 32) * Math.PI * 2)));
    mesh.tube(ring, [0.0013], colour, materials.gloss, 6);
    if (isDark) mesh.face(ring.slice(0, -1), '#0d0c0e', materials.gloss);
    return { side, hinge: rim(side > 0 ? 0.25 : Math.PI - 0.25), inner: rim(side > 0 ? Math.PI - 0.3 : 0.3) };
  });
  const [left, right] = sides;
  if (!left || !right) return;
  const bridge: Vec3 = [0, (left.inner[1] + right.inner[1]) / 2 + 0.003, left.inner[2] - 0.002];
  mesh.tube([place(left.inner), place(bridge), place(right.inner)], [0.0012], colour, materials.gloss, 6);
  for (const { hinge, side } of sides) {
    const ear: Vec3 = [side * 0.075, hinge[1] + 0.004, 0.004];
    const end: Vec3 = [side * 0.074, hinge[1] - 0.018, 0.026];
    mesh.tube([place(hinge), place(ear), place(end)], [0.0012, 0.0013, 0.0011], colour, materials.gloss, 6);
  }
}
