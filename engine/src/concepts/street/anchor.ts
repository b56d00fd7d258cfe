import { tau } from '../../shapes/chance.ts';
import { rod } from '../../shapes/rings.ts';
import { materials } from '../../solid/materials.ts';
import type { Vec3 } from '../../solid/vectors.ts';
import type { Concept } from '../concept.ts';

export const anchor: Concept = {
  id: 'anchor',
  words: {
    en: 'anchor',
    de: 'anker',
    es: 'ancla/áncora',
    fr: 'ancre',
    zh: '船锚/锚',
    ja: '錨/碇',
    ar: 'مرساة',
    emoji: '⚓',
  },
  size: { width: 1.9, height: 2.2 },
  lives: ['beach', 'pier', 'harbour', 'coast', 'hills'],
  stands: 'ground',
  moves: 'still',
  sway: 0.35,
  build(mesh, random, look) {
    const iron = look.colour ?? '#4a4e54';
    // One fluke has sunk in a little; the wooden stock stands across.
    mesh.push().at(0, -0.06, 0).rotZ(0.16).rotX(0.1);
    mesh.tube(
      [
        [0, 0.12, 0],
        [0, 0.6, 0],
        [0, 1.9, 0],
      ],
      [0.11, 0.085, 0.07],
      iron,
      materials.metal,
      14,
    );
    const arm = (t: number): Vec3 => {
      const a = -Math.PI / 2 + t * 1.15;
      return [Math.cos(a) * 0.86, 0.98 + Math.sin(a) * 0.86, 0];
    };
    const along = Array.from({ length: 25 }, (_, i) => (i / 24) * 2 - 1);
    mesh.tube(
      along.map(arm),
      along.map((t) => 0.12 - 0.06 * Math.abs(t)),
      iron,
      materials.metal,
      14,
    );
    mesh.ball(0, 0.12, 0, 0.15, 0.14, 0.13, iron, materials.metal, 18);
    for (const side of [-1, 1]) {
      const [x, y] = arm(side * 0.93);
      // A fluke: a broad blade with a ridge, its point outwards.
      mesh
        .push()
        .at(x, y, 0)
        .rotZ(side * -0.42);
      const blade: readonly Vec3[] = [
        [side * 0.05, 0.34, 0],
        [side * -0.12, 0.02, -0.24],
        [side * -0.06, -0.2, 0],
        [side * -0.12, 0.02, 0.24],
      ];
      const [tip, left, foot, right] = blade;
      const ridge: Vec3 = [side * -0.2, 0.02, 0];
      const outer: Vec3 = [side * 0.06, 0.02, 0];
      if (tip && left && foot && right)
        for (const middle of [ridge, outer])
          for (const [a, b] of [
            [tip, left],
            [left, foot],
            [foot, right],
            [right, tip],
          ] as const)
            mesh.face([middle, a, b], iron, materials.metal);
      mesh.pop();
    }
    mesh
      .push()
      .at(0, 1.56, 0)
      .rotY(0.5)
      .rotZ(Math.PI / 2);
    for (const side of [-1, 1])
      mesh
        .push()
        .scale(1, side, 1)
        .cyl(0, 0, 0, 0.12, 0.075, 0.78, '#6a4a2c', materials.bark, 12)
        .cyl(0, 0.12, 0, 0.125, 0.12, 0.06, iron, materials.metal, 16)
        .cyl(0, 0.6, 0, 0.1, 0.098, 0.05, iron, materials.metal, 16)
        .pop();
    mesh.pop();
    mesh.ball(0, 1.56, 0, 0.15, 0.16, 0.15, iron, materials.metal, 16);
    mesh.ball(0, 1.9, 0, 0.1, 0.1, 0.08, iron, materials.metal, 14);
    // The ring and its chain, which hangs down and lies on the ground.
    const link = (long: number, wide: number, thick: number): void => {
      mesh.tube(
        Array.from({ length: 21 }, (_, i): Vec3 => {
          const a = (i / 20) * tau;
          return [Math.cos(a) * wide, Math.sin(a) * long, 0];
        }),
        [thick],
        iron,
        materials.metal,
        8,
      );
    };
    mesh.push().at(0, 2.02, 0);
    link(0.16, 0.16, 0.035);
    mesh.pop().pop();
    const chain: Vec3[] = [];
    for (let i = 0; i < 11; i++) chain.push([-0.34 + i * 0.05, 1.92 - i * 0.165, -0.12 - i * 0.03]);
    for (let i = 0; i < 14; i++) chain.push([0.2 + i * 0.13, 0.06, -0.5 - 0.22 * Math.sin(i * 0.55) - random() * 0.02]);
    chain.slice(0, -1).forEach((from, i) => {
      const to = chain[i + 1] ?? from;
      const [dx, dy, dz] = [to[0] - from[0], to[1] - from[1], to[2] - from[2]];
      const flat = Math.hypot(dx, dz);
      mesh.push().at((from[0] + to[0]) / 2, (from[1] + to[1]) / 2, (from[2] + to[2]) / 2);
      mesh
        .rotY(-Math.atan2(dz, dx))
        .rotZ(Math.atan2(dy, flat) - Math.PI / 2)
        .rotY((i % 2) * 1.4);
      link(0.11, 0.058, 0.022);
      mesh.pop();
    });
    rod(mesh, [-0.34, 1.98, -0.06], [-0.33, 1.9, -0.13], 0.03, iron, materials.metal);
  },
};
