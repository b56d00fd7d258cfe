import { mixRgb } from '../../raster/colour.ts';
import { tau } from '../../shapes/chance.ts';
import { paintedTube } from '../../shapes/painted-tube.ts';
import { triples } from '../../shapes/points.ts';
import { rod } from '../../shapes/rings.ts';
import { smoothWay } from '../../shapes/smooth-way.ts';
import { materials } from '../../solid/materials.ts';
import { readColour } from '../../solid/mesh.ts';
import type { Mesh } from '../../solid/mesh.ts';
import { fbm, smooth } from '../../solid/noise.ts';
import type { Vec3 } from '../../solid/vectors.ts';
import type { Concept } from '../concept.ts';

const rings = ['#e8c22e', '#c8281f', '#2f7ab8', '#26262a', '#f2eee4'] as const;

/** An arrow along -z from its feathers at the origin's back to its head: `long` metres. */
function arrow(mesh: Mesh, long: number, feather: string): void {
  rod(mesh, [0, 0, 0], [0, 0, -long], 0.008, '#c89a5c', materials.plain);
  for (let i = 0; i < 3; i++) {
    mesh.push().rotZ((i / 3) * tau + 0.5);
    mesh.sheet(
      (u, v) => [
        0,
        0.008 + v * 0.055 * Math.sin(Math.min(1, 0.15 + u * 0.85) * Math.PI) ** 0.5,
        -0.02 - u * 0.17 + v * 0.03,
      ],
      10,
      3,
      (u) => (Math.floor(u * 9) % 4 === 3 ? '#f4efe2' : feather),
      materials.leaf,
    );
    mesh.pop();
  }
  mesh.ball(0, 0, 0, 0.011, 0.011, 0.014, '#2a2420', materials.plain, 8);
}

export const bowAndArrow: Concept = {
  id: 'bow and arrow',
  words: {
    en: 'bow and arrow/bow and arrows/longbow/archery target/archery bow/archery',
    de: 'pfeil und bogen/langbogen/bogenschießen/zielscheibe',
    es: 'arco y flecha/arco y flechas/tiro con arco/diana de tiro',
    fr: 'arc et flèche/arc et flèches/tir à l’arc',
    zh: '弓箭/箭靶',
    ja: '弓矢/弓と矢/アーチェリー',
    ar: 'قوس وسهم/قوس وسهام/رماية',
    emoji: '🏹',
  },
  size: { width: 1.8, height: 1.8 },
  lives: ['hills', 'forest', 'garden'],
  stands: 'ground',
  moves: 'still',
  turn: 0.25,
  sway: 0.2,
  build(mesh, random, look) {
    const wood = readColour(look.colour ?? '#8a5226');
    // A target of straw on three legs.
    for (const [x, z] of [
      [-0.5, -0.12],
      [0.5, -0.12],
      [0, 0.85],
    ] as const)
      rod(mesh, [x * 0.3, 1.6, 0.16], [x, 0, z], 0.035, '#7a5230', materials.bark);
    rod(mesh, [-0.46, 0.5, 0.02], [0.46, 0.5, 0.02], 0.03, '#7a5230', materials.bark);
    mesh.push().at(0, 1.04, -0.02).rotX(0.16);
    const radius = 0.6;
    for (let i = 0; i < 9; i++) {
      const r = radius + 0.03;
      mesh.tube(
        Array.from({ length: 65 }, (_, k): Vec3 => [
          Math.cos((k / 64) * tau) * r,
          Math.sin((k / 64) * tau) * r,
          -0.07 + i * 0.022,
        ]),
        [0.026],
        mixRgb(readColour('#d0a654'), readColour('#a87c34'), (i % 3) * 0.35),
        materials.cloth,
        7,
      );
    }
    mesh.sheet(
      (u, v) => [Math.cos(u * tau) * v * radius, Math.sin(u * tau) * v * radius, -0.09 - 0.012 * (1 - v * v)],
      80,
      50,
      (u, v) => {
        const ring = rings[Math.min(4, Math.floor(v * 5))] ?? rings[0];
        const line = smooth(0.1, 0.04, Math.min((v * 10) % 1, 1 - ((v * 10) % 1)));
        const straw = fbm(u * 60, v * 9, 3);
        return mixRgb(mixRgb(readColour(ring), [0.3, 0.22, 0.1], 0.22 * straw), [0.06, 0.05, 0.04], line * 0.55);
      },
      materials.cloth,
    );
    for (const [x, y, tilt, feather] of [
      [0.03, 0.04, 0.1, '#c8281f'],
      [-0.1, -0.06, -0.05, '#2f7ab8'],
      [0.2, 0.2, 0.14, '#3a8a3a'],
    ] as const) {
      // The shaft stands out of the target towards the eye, its feathers in front.
      mesh
        .push()
        .at(x, y, -0.62)
        .rotY(tilt)
        .rotX(tilt * 0.6 + 0.06);
      mesh.scale(1, 1, -1);
      arrow(mesh, 0.56, feather);
      mesh.pop();
    }
    mesh.pop();
    // The bow leans on the target's edge, strung.
    mesh.push().at(-0.78, 0.02, -0.3).rotZ(-0.16).rotX(0.14);
    const limbs = smoothWay(
      triples([
        0.06, 0, 0, -0.03, 0.06, 0, -0.1, 0.3, 0, -0.19, 0.62, 0, -0.21, 0.84, 0, -0.19, 1.06, 0, -0.1, 1.38, 0, -0.03,
        1.62, 0, 0.06, 1.68, 0,
      ]),
      8,
    );
    paintedTube(mesh, limbs, {
      radius: (t) => 0.013 + 0.017 * Math.sin(t * Math.PI) ** 0.8,
      colour: (_u, t) =>
        Math.abs(t - 0.5) < 0.055
          ? '#3a2418'
          : Math.abs(Math.abs(t - 0.5) - 0.07) < 0.012
            ? '#d0a040'
            : mixRgb(wood, [0.1, 0.05, 0.02], 0.4 * fbm(t * 20, 3, 3)),
      material: materials.gloss,
      around: 14,
      pieces: 90,
    });
    rod(mesh, [-0.02, 0.05, 0], [-0.02, 1.63, 0], 0.004, '#f0e8d4', materials.plain);
    mesh.pop();
    // A quiver with more arrows leans at the other side.
    mesh.push().at(0.78, 0, -0.26).rotZ(0.18).rotX(0.2);
    mesh.cyl(0, 0, 0, 0.085, 0.105, 0.62, '#6a3a1c', materials.wet, 24);
    for (const y of [0.02, 0.54]) mesh.cyl(0, y, 0, 0.108, 0.11, 0.07, '#4a2612', materials.wet, 24);
    mesh.tube(
      smoothWay(triples([0.1, 0.54, 0, 0.26, 0.4, -0.02, 0.24, 0.16, -0.02, 0.09, 0.06, 0])),
      [0.016],
      '#4a2612',
      materials.wet,
      7,
    );
    for (let i = 0; i < 7; i++) {
      const a = (i / 7) * tau;
      mesh
        .push()
        .at(Math.cos(a) * 0.055, 0.8 + random() * 0.06, Math.sin(a) * 0.055)
        .rotX(-Math.PI / 2);
      arrow(mesh, -0.01, ['#c8281f', '#2f7ab8', '#e0a42a'][i % 3] ?? '#c8281f');
      mesh.pop();
    }
    mesh.pop();
  },
};
