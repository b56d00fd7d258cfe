import { between, buildFlower, leafBlade, petal, ring } from '../../shapes/petals.ts';
import type { FlowerKind } from '../../shapes/petals.ts';
import { schemeOf } from '../../shapes/chance.ts';
import type { Concept } from '../concept.ts';

export const roseKind: FlowerKind = {
  height: 2.2,
  stemRadius: 0.035,
  tilt: 0.9,
  field: {
    height: 0.7,
    scale: 0.11,
    across: 0.14,
    form: 'ball',
    apart: 0.24,
    rows: 1.1,
    band: 0.5,
    colours: ['#c8202e', '#f2a0b4', '#f6efe2', '#e8506a'],
    green: '#3f6a34',
    cover: 0.5,
  },
  head(mesh, random, c) {
    const [light, , dark] = schemeOf(c, random, [
        ['#e0304a', '#e0304a', '#8c0f22'],
        ['#f7c3cf', '#f7c3cf', '#c65a78'],
        ['#f7dc8c', '#f7dc8c', '#c98a2a'],
        ['#fbf6ee', '#fbf6ee', '#d9cfc4'],
      ]),
      g = between(dark, light);
    for (let i = 0; i < 34; i++) {
      const t = i / 33,
        L = 0.34 + 0.42 * t,
        open = -0.25 + 0.95 * t ** 1.2;
      mesh.push().rotY(i * 2.39996 + random() * 0.2);
      petal(
        mesh,
        {
          L,
          W: 0.13 + 0.3 * t,
          open: open + 0.12,
          curl: -0.75 + 1.75 * t ** 1.6,
          cup: 1.15 - 0.7 * t,
          tip: 1.25,
          base: 0.035 + 0.09 * t,
          wave: 0.014,
          round: 0.92,
        },
        (_u, v) => g(Math.min(1, 0.08 + 0.62 * v * v * (0.6 + 0.4 * t) + 0.32 * Math.max(0, v - 0.8) * 5)),
        10,
        14,
      );
      mesh.pop();
    }
    ring(mesh, 5, 0.3, () => petal(mesh, { L: 0.5, W: 0.08, open: 1.1, curl: 1.1, tip: 0.6 }, () => '#4f7a35', 3, 5));
  },
  leaves(mesh, random, h, bend) {
    for (let i = 0; i < 6; i++) {
      mesh
        .push()
        .at(bend * 0.3 * (i / 6), h * (0.25 + 0.1 * i), 0)
        .rotY(i * 2.4);
      leafBlade(mesh, { L: 0.55, W: 0.17, open: 0.8, curl: 0.5 + random() * 0.1 }, ['#1f4a26', '#3f7440']);
      mesh.pop();
    }
  },
};

export const rose: Concept = {
  id: 'rose',
  words: {
    en: 'rose',
    de: 'rose',
    es: 'rosa',
    fr: 'rose',
    zh: '玫瑰',
    ja: '薔薇/バラ',
    ar: 'وردة',
    emoji: '🌹',
  },
  size: { width: 1.2, height: 2.8000000000000003 },
  lives: ['garden', 'room'],
  stands: 'ground',
  moves: 'sways',
  plural: 7,
  flower: roseKind,
  build(mesh, random, look) {
    buildFlower(mesh, random, roseKind, { colour: look.colour, tilt: roseKind.tilt, turn: 0 });
  },
};
