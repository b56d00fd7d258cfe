import { schemeOf } from '../../shapes/chance.ts';
import { between, buildFlower, leafBlade, petal, ring } from '../../shapes/petals.ts';
import type { FlowerKind } from '../../shapes/petals.ts';
import { materials } from '../../solid/materials.ts';
import type { Vec3 } from '../../solid/vectors.ts';
import type { Concept } from '../concept.ts';

export const orchidKind: FlowerKind = {
  height: 1.7,
  stemRadius: 0.03,
  tilt: 0,
  field: {
    height: 0.5,
    scale: 0.12,
    across: 0.11,
    form: 'disc',
    apart: 0.18,
    colours: ['#c45ab8', '#f2e4f0', '#8f3fa8'],
    middle: '#f4d04a',
    cover: 0.44,
  },
  head(mesh, random, c) {
    const [light, , dark] = schemeOf(c, random, [
      ['#f8eef6', '#f8eef6', '#b83a8a'],
      ['#e07ab8', '#e07ab8', '#8a1f5a'],
      ['#f6e8a0', '#f6e8a0', '#b8602a'],
    ]);
    const tone = between(dark, light);
    // A bent spray with a row of blossoms that face the painter.
    const spray = (t: number): Vec3 => [-0.15 - 0.95 * t ** 1.4, 0.95 * Math.sin(t * 2.1), -0.1 * t];
    mesh.tube(
      Array.from({ length: 12 }, (_, i) => spray(i / 11)),
      [0.03, 0.028, 0.026, 0.024, 0.022, 0.02, 0.018, 0.016, 0.014, 0.012, 0.01, 0.008],
      '#5f8a44',
    );
    for (let i = 0; i < 6; i++) {
      const [x, y, z] = spray(0.22 + i * 0.145);
      const size = 1.15 - i * 0.1;
      mesh
        .push()
        .at(x + (i % 2 ? 0.16 : -0.12), y - 0.08, z - 0.14)
        .scale(size)
        .rotX(-Math.PI / 2 + 0.25)
        .rotZ((i % 2 ? -1 : 1) * 0.25);
      ring(mesh, 3, Math.PI / 2, () =>
        petal(
          mesh,
          { L: 0.4, W: 0.13, open: 1.4, curl: 0.15, cup: 0.2, tip: 0.75, round: 0.4 },
          (_u, v) => tone(0.6 + 0.4 * v),
          6,
          8,
        ),
      );
      for (const s of [-1, 1]) {
        mesh.push().rotY(Math.PI / 2 + s * (Math.PI / 2 - 0.12));
        petal(
          mesh,
          { L: 0.42, W: 0.24, open: 1.35, curl: 0.1, cup: 0.15, tip: 0.6, round: 0.85 },
          (u, v) => (Math.abs(((u * 7) % 1) - 0.5) < 0.08 ? tone(0.5) : tone(0.6 + 0.4 * v)),
          10,
          10,
        );
        mesh.pop();
      }
      mesh.push().rotY(-Math.PI / 2);
      petal(
        mesh,
        { L: 0.2, W: 0.11, open: 0.9, curl: 0.9, cup: 0.6, tip: 0.7, round: 0.5 },
        (_u, v) => (v < 0.4 ? '#f0c83a' : dark),
        6,
        8,
      );
      mesh.pop().ball(0, 0.05, 0, 0.035, 0.05, 0.035, '#f8f0e0', materials.plain, 8).pop();
    }
  },
  leaves(mesh) {
    for (let i = 0; i < 5; i++) {
      mesh
        .push()
        .at(0, 0.1, 0)
        .rotY(i * 1.3 + 0.4);
      leafBlade(mesh, { L: 1.1, W: 0.2, open: 0.7, curl: 0.8 }, ['#24562c', '#4f8a44']);
      mesh.pop();
    }
  },
};

export const orchid: Concept = {
  id: 'orchid',
  words: {
    en: 'orchid',
    de: 'orchidee/orchideen',
    es: 'orquídea',
    fr: 'orchidée',
    zh: '兰花',
    ja: '蘭',
    ar: 'أوركيد',
    emoji: '',
  },
  size: { width: 1.6, height: 3 },
  lives: ['garden', 'room'],
  stands: 'ground',
  moves: 'sways',
  plural: 3,
  flower: orchidKind,
  build(mesh, random, look) {
    buildFlower(mesh, random, orchidKind, { colour: look.colour, tilt: orchidKind.tilt, turn: 0 });
  },
};
