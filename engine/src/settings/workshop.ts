import type { Random } from '../raster/random.ts';
import { pick } from '../shapes/chance.ts';
import { rod } from '../shapes/rings.ts';
import { materials } from '../solid/materials.ts';
import type { Mesh } from '../solid/mesh.ts';
import { hallOf } from './hall.ts';
import type { Furnishing } from './hall.ts';
import { put } from './setting.ts';

/** A workshop with a bench under a board of tools; in a garage tyres are stacked beside a door of panels. */
export const buildWorkshop = hallOf({
  ...{ half: 4.4, high: 3.1, deep: 7, behind: 1.9, lamps: 0.8 },
  stances: [
    { from: [0.3, 1.6, -0.4], to: [-0.1, 1, 6], focal: 0.9 },
    { from: [2.2, 1.6, 0.2], to: [-0.7, 1, 6], focal: 0.88 },
  ],
  walls: ['#b8aa94', '#a9a59c', '#b59f86'],
  floors: ['#8c8983', '#7f7b74'],
  shape: { sill: 1.15, top: 2.35, panes: 2, blinds: 0 },
  furnish: (of) => {
    const { mesh, random, end, side } = of;
    put(mesh, { x: -side * 0.7, y: 0, z: end - 0.42 }, (m) => standBench(m, random));
    hangTools(mesh, random, { x: -side * 0.7, z: end - 0.04 });
    hangLamp(mesh, -side * 0.7, end - 1.1);
    if (of.order.named?.includes('garage')) parkTyres(of);
    else leanPlanks(of);
    standCans(of);
  },
});

const timber = '#a9783f';

/** A heavy bench with a vice, a box of tools and shavings on it. */
function standBench(mesh: Mesh, random: Random): void {
  mesh.object().box(0, 0.84, 0, 3.2, 0.09, 0.72, '#b98a52', materials.planks);
  for (const x of [-1.45, 0, 1.45])
    for (const z of [-0.28, 0.28]) mesh.box(x, 0, z, 0.12, 0.84, 0.12, timber, materials.planks);
  mesh.box(0, 0.22, 0, 3, 0.05, 0.6, timber, materials.planks);
  for (let i = 0; i < 4; i++)
    mesh.box(
      -1.1 + i * 0.72,
      0.27,
      0,
      0.5,
      0.24 + random() * 0.2,
      0.45,
      pick(random, ['#7a2f2c', '#3a5a6a', '#6a6a62', '#8a6a3a']),
      materials.plain,
    );
  // The vice.
  mesh.object().box(-1.2, 0.93, -0.32, 0.24, 0.16, 0.16, '#38506a', materials.gloss);
  mesh.box(-1.2, 0.95, -0.46, 0.24, 0.15, 0.07, '#38506a', materials.gloss);
  rod(mesh, [-1.35, 1.0, -0.56], [-1.05, 1.0, -0.56], 0.014, '#a9b0b5', materials.metal);
  mesh.object().box(0.85, 0.93, 0.05, 0.5, 0.22, 0.26, '#b8332a', materials.gloss);
  rod(mesh, [0.65, 1.24, 0.05], [1.05, 1.24, 0.05], 0.018, '#2b2d31', materials.metal);
  mesh.box(0.1, 0.93, -0.1, 0.9, 0.05, 0.16, '#d8b074', materials.planks);
  mesh.box(0.2, 0.98, -0.12, 0.26, 0.09, 0.07, '#6a4426', materials.carved);
}

/** A board with tools in rows: hammers, saws, spanners, pliers. */
function hangTools(mesh: Mesh, random: Random, { x, z }: { readonly x: number; readonly z: number }): void {
  mesh.object().box(x, 1.2, z, 3.1, 1.25, 0.04, '#c8a468', materials.planks);
  const grips = ['#b8332a', '#e0a02a', '#2f5a7a', '#6a4426'] as const;
  for (let i = 0; i < 11; i++) {
    const at = x - 1.35 + i * 0.27;
    const grip = pick(random, grips);
    mesh.object();
    for (const [kind, y] of [
      [i % 4, 1.9],
      [(i + 2) % 4, 1.34],
    ] as const) {
      const front = z - 0.05;
      if (kind === 0) {
        rod(mesh, [at, y, front], [at, y + 0.34, front], 0.015, timber, materials.planks);
        mesh.box(at, y + 0.32, front, 0.14, 0.05, 0.04, '#4a4f55', materials.metal);
      } else if (kind === 1) {
        mesh.box(at, y + 0.12, front, 0.04, 0.26, 0.012, '#c3c9cd', materials.metal);
        mesh.box(at, y, front, 0.045, 0.14, 0.03, grip, materials.gloss);
      } else if (kind === 2) {
        mesh.box(at, y + 0.03, front, 0.03, 0.28, 0.012, '#b4bcc2', materials.metal);
        for (const up of [0, 0.31])
          mesh.ball(at, y + 0.02 + up, front, 0.034, 0.034, 0.01, '#b4bcc2', materials.metal, 14);
      } else {
        for (const s of [-1, 1])
          rod(mesh, [at + s * 0.035, y, front], [at + s * 0.008, y + 0.22, front], 0.014, grip, materials.gloss);
        mesh.box(at, y + 0.2, front, 0.035, 0.1, 0.02, '#6a7076', materials.metal);
      }
    }
  }
}

/** A lamp with a wide shade over the bench. */
function hangLamp(mesh: Mesh, x: number, z: number): void {
  rod(mesh.object(), [x, 2.45, z], [x, 3.1, z], 0.01, '#2b2d31', materials.plain);
  mesh.push().at(x, 2.28, z);
  mesh.cyl(0, 0, 0, 0.26, 0.06, 0.18, '#2f5a4a', materials.gloss, 28);
  mesh.ball(0, 0.01, 0, 0.07, 0.07, 0.07, '#ffe6b0', materials.glow, 14);
  mesh.pop();
}

/** Planks that lean on the back wall. */
function leanPlanks({ mesh, random, end, side }: Furnishing): void {
  for (let i = 0; i < 9; i++) {
    mesh
      .push()
      .at(side * (2.1 + i * 0.17), 0, end - 0.5 + random() * 0.08)
      .rotX(0.13 + random() * 0.03);
    mesh
      .object()
      .box(
        0,
        0,
        0,
        0.14,
        1.9 + random() * 0.8,
        0.035,
        pick(random, ['#c99a5c', '#b98648', '#d8b074', '#9a6a3c']),
        materials.planks,
      );
    mesh.pop();
  }
}

/** Two stacks of tyres before the closed door. */
function parkTyres({ mesh, end, side, isFree }: Furnishing): void {
  for (let i = 0; i < 5; i++)
    mesh.object().box(side * 2.9, i * 0.46, end - 0.05, 2.6, 0.44, 0.04, '#d4d6d2', materials.gloss);
  for (const [x, many] of [
    [side * 2.1, 4],
    [side * 2.85, 3],
  ] as const)
    for (let i = 0; i < many && isFree(x, end - 0.6, 0.4); i++) {
      mesh.push().at(x + (i % 2) * 0.03, 0.1 + i * 0.205, end - 0.55);
      mesh.tube(
        Array.from(
          { length: 33 },
          (_, n) => [Math.cos((n / 32) * Math.PI * 2) * 0.24, 0, Math.sin((n / 32) * Math.PI * 2) * 0.24] as const,
        ),
        [0.1],
        '#1f2022',
        materials.plain,
        12,
      );
      mesh.pop();
    }
}

/** A shelf with cans and boxes at the side without windows. */
function standCans({ mesh, random, end, side }: Furnishing): void {
  const x = -side * 4.1;
  for (const y of [0.5, 1.1, 1.7]) {
    mesh.object().box(x, y, end - 1.6, 0.5, 0.04, 2.4, '#7a6a58', materials.planks);
    for (let z = end - 2.6; z < end - 0.6; z += 0.3) {
      const tone = pick(random, ['#b8332a', '#2f5a7a', '#d8a02a', '#e6e2d8', '#4a6a4a', '#5a5048']);
      if (random() < 0.5) mesh.cyl(x, y + 0.04, z, 0.1, 0.1, 0.2 + random() * 0.1, tone, materials.gloss, 16);
      else mesh.box(x, y + 0.04, z, 0.3, 0.16 + random() * 0.22, 0.24, tone, materials.plain);
    }
  }
  for (const z of [end - 2.75, end - 0.45]) mesh.box(x, 0, z, 0.46, 2.2, 0.05, '#5a5048', materials.planks);
}
