import { mixRgb } from '../../raster/colour.ts';
import { pick } from '../../shapes/chance.ts';
import { cushion } from '../../shapes/cushion.ts';
import { triples } from '../../shapes/points.ts';
import { smoothWay } from '../../shapes/smooth-way.ts';
import { materials } from '../../solid/materials.ts';
import { readColour } from '../../solid/mesh.ts';
import type { Vec3 } from '../../solid/vectors.ts';
import type { Concept } from '../concept.ts';

const [tall, deep] = [1.02, 0.56] as const;

export const accordion: Concept = {
  id: 'accordion',
  words: {
    en: 'accordion/concertina/squeezebox',
    de: 'akkordeon/akkordeons/ziehharmonika/schifferklavier',
    es: 'acordeón',
    fr: 'accordéon',
    zh: '手风琴',
    ja: 'アコーディオン',
    ar: 'أكورديون',
    emoji: '🪗',
  },
  size: { width: 4, height: 2.4 },
  lives: ['room', 'cafe'],
  stands: 'table',
  moves: 'still',
  turn: 0.12,
  sway: 0.15,
  build(mesh, random, look) {
    const shell = readColour(look.colour ?? pick(random, ['#b01c24', '#1f4a8a', '#1f6a4a']));
    const [dark, gold] = [mixRgb(shell, [0.01, 0.01, 0.01], 0.4), '#d8b050'] as const;
    // Bellows between two boxes that open like a fan.
    const folds = 13;
    const rim = (i: number): { readonly x: number; readonly turn: number } => {
      const t = i / folds - 0.5;
      return { x: t * 1.5, turn: -t * 0.44 };
    };
    const around = (k: number, out: number): readonly [number, number] => {
      const [sy, sz] = (
        [
          [-1, -1],
          [1, -1],
          [1, 1],
          [-1, 1],
        ] as const
      )[k % 4] ?? [0, 0];
      return [sy * (tall - 0.08 + out), sz * (deep - 0.05 + out)];
    };
    const put = (i: number, k: number, out: number): Vec3 => {
      const { x, turn } = rim(i);
      const [y, z] = around(k, out);
      return [x + Math.sin(-turn) * (y + tall) * 0.8, tall + 0.06 + y * Math.cos(turn), z];
    };
    for (let i = 0; i < folds; i++)
      for (let k = 0; k < 4; k++)
        for (const [from, to, colour] of [
          [[i, 0.02], [i + 0.5, -0.1], dark],
          [[i + 0.5, -0.1], [i + 1, 0.02], mixRgb(dark, [0.2, 0.18, 0.16], 0.4)],
        ] as const)
          mesh.face(
            [put(from[0], k, from[1]), put(from[0], k + 1, from[1]), put(to[0], k + 1, to[1]), put(to[0], k, to[1])],
            colour,
            materials.cloth,
          );
    for (let i = 1; i < folds; i++) {
      mesh.tube(
        [0, 1, 2, 3, 4].map((k) => put(i, k, 0.025)),
        [0.022],
        i % 2 ? gold : '#e8e2d2',
        materials.metal,
        6,
      );
      for (let k = 0; k < 4; k++) mesh.ball(...put(i, k, 0.025), 0.035, 0.035, 0.035, gold, materials.metal, 8);
    }
    // At the left the keys of a piano, at the right the buttons of the bass.
    for (const side of [-1, 1]) {
      mesh
        .push()
        .at(side * 0.78, 0.06, 0)
        .rotZ(side * -0.22)
        .at(side * 0.34, tall, 0);
      cushion(mesh, [0, 0, 0], [0.36, tall, deep], {
        square: 0.24,
        colour: shell,
        material: materials.gloss,
        pieces: 30,
      });
      for (const x of [-0.3, 0.3]) {
        const round = (c: number): number => Math.sign(c) * Math.abs(c) ** 0.24;
        mesh.tube(
          Array.from({ length: 61 }, (_, i): Vec3 => [
            x * 0.98,
            round(Math.cos((i / 60) * 6.2832)) * tall * 0.99,
            round(Math.sin((i / 60) * 6.2832)) * deep * 0.99,
          ]),
          [0.022],
          gold,
          materials.metal,
          7,
        );
      }
      // A grille in front, cut into a fan of slits.
      mesh.box(0, -0.72, -deep - 0.004, 0.4, 1.44, 0.02, '#2a2422', materials.plain);
      for (let i = 0; i < 12; i++)
        mesh
          .push()
          .at(0, -0.64 + i * 0.116, -deep - 0.02)
          .rotZ(side * (i % 2 ? 0.5 : -0.5))
          .box(0, -0.015, 0, 0.42, 0.03, 0.02, gold, materials.metal)
          .pop();
      for (const y of [-0.76, 0.72]) mesh.box(0, y, -deep - 0.015, 0.46, 0.05, 0.03, gold, materials.metal);
      if (side < 0) {
        mesh.box(-0.42, -0.92, -0.2, 0.16, 1.84, 0.56, dark, materials.gloss);
        for (let i = 0; i < 15; i++) {
          const y = -0.84 + i * 0.12;
          mesh.box(-0.46, y - 0.054, -0.34, 0.3, 0.108, 0.5, '#f4f0e4', materials.gloss);
          if ([1, 3, 4, 6, 7].includes(i % 7))
            mesh.box(-0.5, y - 0.1, -0.2, 0.3, 0.06, 0.34, '#1c1a1c', materials.gloss);
        }
      } else
        for (let row = 0; row < 4; row++)
          for (let i = 0; i < 12; i++) {
            mesh
              .push()
              .at(0.36, -0.68 + i * 0.122 + row * 0.02, -0.36 + row * 0.16)
              .rotZ(-Math.PI / 2);
            mesh.cyl(0, -0.03, 0, 0.045, 0.04, 0.07, (i + row) % 5 ? '#f4f0e4' : '#c83a3a', materials.gloss, 12).pop();
          }
      mesh.pop();
    }
    // Straps of leather behind it.
    for (const side of [-1, 1])
      mesh.tube(
        smoothWay(triples([side * 1.1, 1.9, 0.5, side * 0.9, 2.1, 0.86, side * 0.75, 1.4, 1.06, side * 0.9, 0.4, 0.8])),
        [0.07],
        '#3a2418',
        materials.wet,
        8,
      );
  },
};
