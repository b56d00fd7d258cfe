import { schemeOf } from '../../shapes/chance.ts';
import { between, buildFlower, leafBlade, petal, ring } from '../../shapes/petals.ts';
import type { FlowerKind } from '../../shapes/petals.ts';
import { materials } from '../../solid/materials.ts';
import type { Concept } from '../concept.ts';

export const lilyKind: FlowerKind = {
  height: 2.3,
  stemRadius: 0.028,
  tilt: 0.95,
  field: {
    height: 0.75,
    scale: 0.11,
    across: 0.17,
    form: 'cup',
    apart: 0.22,
    rows: 0.9,
    band: 0.5,
    colours: ['#fbf6ee', '#f0a0b8', '#f28a2e'],
    cover: 0.5,
  },
  head(mesh, random, c) {
    const [light, , dark] = schemeOf(c, random, [
      ['#fbf8f2', '#fbf8f2', '#dfe4b8'],
      ['#f4a8c0', '#f4a8c0', '#c84a7a'],
      ['#f0923a', '#f0923a', '#b84a1a'],
    ]);
    const tone = between(dark, light);
    for (const [turn, wide] of [
      [0, 0.2],
      [Math.PI / 3, 0.15],
    ] as const) {
      ring(mesh, 3, turn, () =>
        petal(
          mesh,
          { L: 0.95, W: wide, open: 0.55, curl: 1.35, cup: 0.5, tip: 0.75, base: 0.03, wave: 0.012 },
          (u, v) => (Math.abs(u - 0.5) < 0.07 ? tone(0.35) : tone(Math.min(1, 0.25 + v))),
          10,
          14,
        ),
      );
    }
    for (let i = 0; i < 6; i++) {
      const a = i * 1.047;
      mesh
        .tube(
          [
            [0, 0.05, 0],
            [Math.cos(a) * 0.1, 0.35, Math.sin(a) * 0.1],
            [Math.cos(a) * 0.24, 0.58, Math.sin(a) * 0.24],
          ],
          [0.013],
          '#d8e0a0',
        )
        .ball(Math.cos(a) * 0.25, 0.6, Math.sin(a) * 0.25, 0.045, 0.02, 0.03, '#a8501e', materials.plain, 8);
    }
    mesh.tube(
      [
        [0, 0, 0],
        [0, 0.7, 0],
      ],
      [0.016],
      '#c8d890',
    );
  },
  leaves(mesh, _random, h, bend) {
    for (let i = 0; i < 12; i++) {
      mesh
        .push()
        .at(bend * 0.4 * (i / 12), h * (0.12 + 0.065 * i), 0)
        .rotY(i * 2.4);
      leafBlade(mesh, { L: 0.6, W: 0.075, open: 0.7, curl: 0.6 }, ['#2f6a2c', '#5f9a40']);
      mesh.pop();
    }
  },
};

export const lily: Concept = {
  id: 'lily',
  words: {
    en: 'lily',
    de: 'lilie/lilien',
    es: 'lirio blanco/azucena',
    fr: 'lys',
    zh: '百合',
    ja: '百合/ユリ',
    ar: 'زنبق',
    emoji: '',
  },
  size: { width: 1.4, height: 2.8 },
  lives: ['garden', 'room'],
  stands: 'ground',
  moves: 'sways',
  plural: 5,
  flower: lilyKind,
  build(mesh, random, look) {
    buildFlower(mesh, random, lilyKind, { colour: look.colour, tilt: lilyKind.tilt, turn: 0 });
  },
};
