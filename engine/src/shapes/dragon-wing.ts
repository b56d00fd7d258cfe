import { mixRgb, scaleRgb } from '../raster/colour.ts';
import { materials } from '../solid/materials.ts';
import { readColour } from '../solid/mesh.ts';
import type { Colour, Mesh } from '../solid/mesh.ts';
import type { Vec3 } from '../solid/vectors.ts';
import { smoothWay } from './smooth-way.ts';

/** A raised wing of one side: an arm with a thumb, fingers that fan out from its wrist, and skin that hangs between them. */
export function dragonWing(mesh: Mesh, s: number, of: { readonly skin: Colour; readonly bone: Colour }): void {
  // The far one is raised more, and so seen over the near one.
  const ahead = s > 0 ? -1.1 : 0;
  const up = s > 0 ? 0.5 : 0;
  const shoulder: Vec3 = [-0.7, 1.95, 0.34 * s];
  const elbow: Vec3 = [0.1 + ahead * 0.4, 2.95 + up * 0.5, 0.85 * s];
  const wrist: Vec3 = [-0.55 + ahead * 0.7, 4.15 + up, 1.25 * s];
  const tips: readonly Vec3[] = [
    [0.75 + ahead, 6.1 + up, 2.0 * s],
    [2.5 + ahead * 0.9, 5.5 + up * 0.9, 2.35 * s],
    [3.5 + ahead * 0.7, 4.15 + up * 0.7, 2.1 * s],
    [3.1 + ahead * 0.4, 2.75 + up * 0.4, 1.4 * s],
    [1.35, 1.75, 0.42 * s],
  ];
  limb(mesh, [shoulder, elbow], [0.2, 0.15], of.bone);
  limb(mesh, [elbow, wrist], [0.16, 0.11], of.bone);
  limb(
    mesh,
    [wrist, [wrist[0] - 0.3, wrist[1] + 0.16, wrist[2]], [wrist[0] - 0.42, wrist[1] + 0.42, wrist[2]]],
    [0.07, 0.008],
    '#d8ccb0',
  );
  const fingers = tips.map((tip, i) => fingerTo(i < 4 ? wrist : elbow, tip, i < 4 ? 0.34 : 0.1));
  for (const [i, finger] of fingers.entries()) {
    if (i < 4) limb(mesh, finger, [0.085 - 0.008 * i, 0.012], of.bone);
    const next = fingers[i + 1];
    if (next) membrane(mesh, finger, next, of);
  }
  // The skin between the arm and the back, and before the elbow.
  membrane(mesh, fingerTo(elbow, wrist, 0.02), fingerTo(shoulder, [-0.9, 2.6, 0.4 * s], 0), of);
}

/** Points of a finger, bent outwards on its way. */
function fingerTo(from: Vec3, to: Vec3, bend: number): Vec3[] {
  const long = Math.hypot(to[0] - from[0], to[1] - from[1], to[2] - from[2]);
  return Array.from({ length: pieces + 1 }, (_, i): Vec3 => {
    const t = i / pieces;
    const lift = bend * long * 0.3 * Math.sin(Math.PI * Math.min(1, t * 0.95));
    return [from[0] + (to[0] - from[0]) * t, from[1] + (to[1] - from[1]) * t + lift, from[2] + (to[2] - from[2]) * t];
  });
}

const pieces = 12;

function limb(mesh: Mesh, way: readonly Vec3[], [thick, thin]: readonly [number, number], colour: Colour): void {
  const points = smoothWay(way, 3);
  mesh.tube(
    points,
    points.map((_, i) => thick + (thin - thick) * (i / (points.length - 1))),
    colour,
    materials.plain,
    9,
  );
}

/** The skin between two fingers: its free edge is drawn in, it sags between them, and is thin and lighter towards its edge. */
function membrane(
  mesh: Mesh,
  from: readonly Vec3[],
  to: readonly Vec3[],
  of: { readonly skin: Colour; readonly bone: Colour },
): void {
  const [skin, bone] = [readColour(of.skin), readColour(of.bone)];
  const on = (way: readonly Vec3[], t: number, axis: 0 | 1 | 2): number => {
    const k = Math.min(pieces - 1, Math.floor(t * pieces));
    const [a, b] = [way[k]?.[axis] ?? 0, way[k + 1]?.[axis] ?? 0];
    return a + (b - a) * (t * pieces - k);
  };
  mesh.sheet(
    (u, v) => {
      const t = v * (1 - 0.24 * Math.sin(Math.PI * u));
      const sag = 0.16 * Math.sin(Math.PI * u) * t;
      const place = (axis: 0 | 1 | 2): number => on(from, t, axis) * (1 - u) + on(to, t, axis) * u;
      return [place(0), place(1) - sag, place(2)];
    },
    14,
    16,
    (u, v) => {
      const vein = 0.8 + 0.2 * Math.abs(Math.sin(u * 17 + Math.sin(v * 9) * 0.8));
      const lit = mixRgb(skin, bone, 0.25 + 0.5 * v * Math.sin(Math.PI * u));
      return scaleRgb(lit, vein * (0.8 + 0.5 * v));
    },
    materials.leaf,
  );
}
