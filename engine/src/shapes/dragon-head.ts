import { materials } from '../solid/materials.ts';
import type { Colour, Mesh } from '../solid/mesh.ts';
import { melting } from '../solid/soft-body.ts';
import type { Cones } from '../solid/soft-body.ts';
import type { Vec3 } from '../solid/vectors.ts';
import { bothSides, skinOf } from './body-parts.ts';
import { drawEye, lidsOf } from './quadruped-eyes.ts';
import type { SetEye } from './quadruped-eyes.ts';
import { axesAt } from './quadruped-face.ts';
import type { HeadAxes } from './quadruped-form.ts';
import { smoothWay } from './smooth-way.ts';

/** Radius of the skull, metres. */
const size = 0.27;

/** The axes of the head of a dragon, which is turned a little to who looks. */
export const dragonHead = (at: Vec3): HeadAxes =>
  axesAt(at, { size, muzzle: 0, thick: 0, dip: 0, yaw: 0.5, pitch: -0.12 });

/** Skull and snout with their ridges, and a jaw that is opened. */
export function dragonSkull(at: HeadAxes): Cones {
  const r = size;
  return [
    ...melting(r * 0.3, [
      [...at(-0.3, 0.05, 0), r * 0.86, ...at(0.4, 0.06, 0), r * 0.7, 0],
      [...at(0.4, -0.02, 0), r * 0.62, ...at(2.3, -0.22, 0), r * 0.34, 0],
      [...at(-0.1, -0.5, 0), r * 0.46, ...at(2.0, -1.1, 0), r * 0.2, 1],
    ]),
    ...melting(
      r * 0.14,
      bothSides((s) => [
        // The ridges over the eyes end in a spike, those of the snout in the nostrils.
        [...at(0.98, 0.42, 0.34 * s), r * 0.17, ...at(0.1, 0.72, 0.6 * s), r * 0.2, 0],
        [...at(0.1, 0.72, 0.6 * s), r * 0.18, ...at(-0.62, 0.86, 0.82 * s), r * 0.03, 0],
        [...at(1.0, 0.3, 0.16 * s), r * 0.16, ...at(2.2, 0.04, 0.2 * s), r * 0.15, 0],
        [...at(2.2, 0.06, 0.22 * s), r * 0.16, ...at(2.38, -0.02, 0.2 * s), r * 0.1, 0],
        // Cheekbone, the muscle of the jaw, and its edges.
        [...at(0.9, -0.1, 0.44 * s), r * 0.22, ...at(-0.1, -0.16, 0.72 * s), r * 0.34, 0],
        [...at(0.2, -0.45, 0.5 * s), r * 0.36, ...at(-0.3, -0.3, 0.6 * s), r * 0.44, 0],
        [...at(0.2, -0.62, 0.42 * s), r * 0.2, ...at(1.9, -1.02, 0.16 * s), r * 0.12, 0],
      ]),
    ),
  ];
}

/** The eyes of a dragon in the skin of its cones. */
export function dragonEyes(at: HeadAxes, cones: Cones, k: number): readonly SetEye[] {
  const skin = skinOf(cones, k);
  const middle = at(0, 0, 0);
  const way = (forward: number, up: number, aside: number): Vec3 => {
    const to = at(forward, up, aside);
    return [(to[0] - middle[0]) / size, (to[1] - middle[1]) / size, (to[2] - middle[2]) / size];
  };
  return [-1, 1].map((s) => ({
    at: skin(at(0.5, 0.15, 0), way(0.14, 0.14, 0.75 * s)),
    gaze: way(0.62, 0.06, 0.74 * s),
    ahead: way(1, 0, 0),
    radius: size * 0.2,
    iris: '#f0a81c',
    pupil: 'slit',
    open: 0.9,
  }));
}

/** What of the eyes belongs to the body: sockets and lids, with edges of the colour of that number. */
export const dragonLids = (eyes: readonly SetEye[], rim: number): Cones => eyes.flatMap((eye) => lidsOf(eye, rim));

/** Eyes, horns, and teeth in both jaws. */
export function dressDragonHead(mesh: Mesh, at: HeadAxes, eyes: readonly SetEye[], horn: Colour): void {
  for (const eye of eyes) drawEye(mesh, eye);
  for (const s of [-1, 1]) {
    spike(
      mesh,
      [at(-0.25, 0.6, 0.44 * s), at(-1.3, 1.05, 0.8 * s), at(-2.4, 1.1, 1.0 * s), at(-3.3, 1.75, 0.86 * s)],
      0.34,
      horn,
    );
    spike(mesh, [at(-0.4, 0.2, 0.72 * s), at(-1.2, 0.3, 1.2 * s), at(-1.9, 0.62, 1.4 * s)], 0.2, horn);
    spike(mesh, [at(-0.2, -0.42, 0.8 * s), at(-0.7, -0.6, 1.2 * s), at(-1.3, -0.52, 1.5 * s)], 0.15, horn);
    spike(mesh, [at(-0.1, -0.7, 0.5 * s), at(-0.5, -1.0, 0.7 * s), at(-0.9, -1.1, 0.76 * s)], 0.11, horn);
    for (let i = 0; i < 8; i++) {
      const f = 2.34 - i * 0.19;
      const wide = (0.2 + 0.034 * i) * s;
      const long = i === 1 || i === 5 ? 0.3 : 0.17;
      spike(mesh, [at(f, -0.4 + 0.01 * i, wide), at(f - 0.06, -0.42 - long, wide * 0.96)], 0.06, '#efe8d4');
      if (i > 0)
        spike(
          mesh,
          [at(f - 0.3, -0.98 + 0.045 * i, wide * 0.8), at(f - 0.3, -0.7 + 0.03 * i, wide * 0.8)],
          0.05,
          '#efe8d4',
        );
    }
  }
  // The tongue, and what is dark of the mouth.
  mesh.tube([at(0.3, -0.52, 0), at(1.2, -0.74, 0), at(1.9, -0.9, 0)], [0.09, 0.07, 0.02], '#7a2a26', materials.wet, 8);
}

/** A horn along a way, so thick at its root in radii of the skull. */
function spike(mesh: Mesh, way: readonly Vec3[], thick: number, colour: Colour): void {
  const points = smoothWay(way, 4);
  const last = points.length - 1;
  mesh.tube(
    points,
    points.map((_, i) => size * thick * (1 - 0.96 * (i / last) ** 1.2) * (i % 2 === 0 ? 1 : 0.94)),
    colour,
    materials.gloss,
    9,
  );
}
