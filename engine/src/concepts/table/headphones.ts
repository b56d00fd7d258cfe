import { schemeOf, tau } from '../../shapes/chance.ts';
import { smoothProfile } from '../../shapes/smooth-profile.ts';
import { pairs } from '../../shapes/points.ts';
import { materials } from '../../solid/materials.ts';
import type { Vec3 } from '../../solid/vectors.ts';
import type { Concept } from '../concept.ts';

export const headphones: Concept = {
  id: 'headphones',
  words: {
    en: 'headphone/headset/pair of headphones',
    de: 'kopfhörer/kopfhörern',
    es: 'auriculares/auricular/cascos de música',
    fr: 'casque audio/écouteurs/casque stéréo',
    zh: '耳机',
    ja: 'ヘッドフォン/ヘッドホン/イヤホン',
    ar: 'سماعات/سماعة رأس',
    emoji: '🎧',
  },
  size: { width: 2.1, height: 2.5 },
  lives: ['room'],
  stands: 'table',
  moves: 'still',
  turn: 0.55,
  plural: 1,
  build(mesh, random, look) {
    const [main, pale, dark] = schemeOf(look.colour, random, [
      ['#e8e2d6', '#c8a878', '#4a4038'],
      ['#3f4a5a', '#8a96a4', '#1e232b'],
      ['#b8402e', '#e8c8b0', '#40201a'],
    ]);
    const steel = '#c4c8cc';
    // A stand of wood with an arm over which the band hangs.
    mesh
      .lathe(smoothProfile(pairs([0.72, 0, 0.72, 0.06, 0.66, 0.1, 0, 0.1])), 44, '#7a5030', materials.floor)
      .cyl(0, 0.1, 0, 0.08, 0.07, 1.96, '#7a5030', materials.bark, 18)
      .cyl(0, 0.1, 0, 0.14, 0.1, 0.05, steel, materials.metal, 20);
    mesh
      .push()
      .at(0, 2.08, 0)
      .scale(1, 0.5, 1)
      .rotX(Math.PI / 2)
      .cyl(0, -0.26, 0, 0.3, 0.3, 0.52, '#7a5030', materials.bark, 24)
      .pop();
    // The band, padded inside; it ends in forks that hold the cups.
    const arc = (
      radius: number,
      wide: number,
      depth: number,
      colour: typeof main,
      material: number,
      span: number,
    ): void => {
      mesh.sheet(
        (u, v) => {
          const a = Math.PI / 2 + (u - 0.5) * span;
          const [c, s] = [Math.cos(v * tau), Math.sin(v * tau)];
          const end = Math.sqrt(Math.max(0, 1 - Math.abs(2 * u - 1) ** 12));
          const r = radius + c * depth * end;
          return [
            Math.cos(a) * r * 0.94,
            1.34 + Math.sin(a) * r * 1.06,
            Math.sign(s) * Math.abs(s) ** 0.6 * wide * end,
          ];
        },
        72,
        18,
        () => colour,
        material,
      );
    };
    arc(0.9, 0.17, 0.035, main, materials.gloss, 2.5);
    arc(0.825, 0.15, 0.05, dark, materials.cloth, 1.9);
    for (const side of [-1, 1]) {
      const way: Vec3[] = Array.from({ length: 9 }, (_, i) => {
        const a = Math.PI / 2 - side * (1.2 + i * 0.05);
        return [Math.cos(a) * 0.9 * 0.94, 1.34 + Math.sin(a) * 0.9 * 1.06, 0];
      });
      mesh.tube(way, [0.05], steel, materials.metal, 10);
      const [px, py] = [side * 0.86, 1.42];
      for (const z of [-1, 1]) {
        const fork = Array.from({ length: 9 }, (_, i): Vec3 => {
          const a = (i / 8) * 1.57;
          return [px + side * 0.03, py - 0.5 + Math.cos(a) * 0.52, Math.sin(a) * 0.5 * z];
        });
        mesh.tube(fork, [0.035], steel, materials.metal, 8);
        mesh.ball(px + side * 0.03, py - 0.5, 0.49 * z, 0.06, 0.06, 0.05, steel, materials.metal, 12);
      }
      // A cup: its cushion looks inwards, its cover outwards.
      mesh
        .push()
        .at(px - side * 0.1, py - 0.5, 0)
        .rotZ(-side * (Math.PI / 2 - 0.08))
        .scale(1, 1, 0.94);
      mesh
        .lathe(
          smoothProfile(pairs([0.2, -0.16, 0.3, -0.24, 0.42, -0.22, 0.48, -0.1, 0.44, 0])),
          44,
          dark,
          materials.wet,
        )
        .lathe(
          [
            [0, -0.1],
            [0.24, -0.12],
          ],
          30,
          '#2a2a2e',
          materials.cloth,
        )
        .lathe(
          smoothProfile(
            pairs([
              0.42, -0.02, 0.46, 0.02, 0.46, 0.14, 0.46, 0.14, 0.43, 0.18, 0.43, 0.18, 0.34, 0.22, 0.34, 0.22, 0, 0.24,
            ]),
          ),
          48,
          main,
          materials.gloss,
        )
        .lathe(smoothProfile(pairs([0.455, 0.05, 0.475, 0.075, 0.455, 0.1])), 48, pale, materials.metal)
        .lathe(pairs([0.3, 0.235, 0.3, 0.25, 0.27, 0.255, 0.26, 0.24]), 40, pale, materials.metal)
        .cyl(0, 0.235, 0, 0.1, 0.09, 0.02, pale, materials.metal, 24)
        .pop();
    }
    const cable = Array.from({ length: 26 }, (_, i): Vec3 => {
      const t = i / 25;
      return [
        -0.86 - 0.16 * Math.sin(t * 3) + t * t * 0.5,
        Math.max(0.035, 0.5 - t * 1.4),
        -0.02 - t * 0.95 + 0.14 * Math.sin(t * 8),
      ];
    });
    mesh.tube(cable, [0.024], dark, materials.plain, 7);
    const [ex, ey, ez] = cable.at(-1) ?? [0, 0, 0];
    mesh.tube(
      [
        [ex, ey, ez],
        [ex + 0.14, 0.04, ez - 0.05],
        [ex + 0.24, 0.04, ez - 0.08],
      ],
      [0.045, 0.045, 0.02],
      steel,
      materials.metal,
      8,
    );
  },
};
