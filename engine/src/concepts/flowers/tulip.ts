import { between, buildFlower, leafBlade, petal, ring } from '../../shapes/petals.ts';
import type { FlowerKind } from '../../shapes/petals.ts';
import { schemeOf } from '../../shapes/chance.ts';
import type { Concept } from '../concept.ts';

export const tulipKind: FlowerKind = {
  height: 2,
  stemRadius: 0.035,
  tilt: 0.05,
  field: {
    height: 0.46,
    scale: 0.16,
    across: 0.13,
    form: 'cup',
    apart: 0.15,
    rows: 0.62,
    band: 0.45,
    earth: true,
    banded: true,
    colours: ['#d3202c', '#f2c020', '#e4568f', '#f4f0e8', '#7a2f8a', '#ee7a2a'],
    green: '#4f8448',
    cover: 0.72,
  },
  head(mesh, random, c) {
    const [light, , dark] = schemeOf(c, random, [
        ['#f0503c', '#f0503c', '#b01224'],
        ['#fbe05a', '#fbe05a', '#d99a12'],
        ['#f3a8cc', '#f3a8cc', '#b84a86'],
        ['#a878c8', '#a878c8', '#5a2a78'],
        ['#fdfaf2', '#fdfaf2', '#d9d0c8'],
        ['#f9a548', '#f9a548', '#d0541a'],
      ]),
      g = between(dark, light);
    for (const [n, a, s] of [
      [3, 0, 1],
      [3, 1.05, 1.06],
    ] as const)
      ring(mesh, n, a, () =>
        petal(
          mesh,
          { L: 0.95 * s, W: 0.4, open: 1.15, curl: -1.42, cup: 0.62, tip: 0.85, base: 0.02, round: 0.62 },
          (u, v) => g(0.2 + 0.55 * v + 0.25 * Math.abs(u - 0.5) * 2 + 0.06 * Math.sin(u * 60)),
          14,
          14,
        ),
      );
  },
  leaves(mesh, random) {
    for (const a of [0.4, 2.6, 4.4]) {
      mesh.push().rotY(a);
      leafBlade(mesh, { L: 1.5 + random() * 0.4, W: 0.17, open: 0.12, curl: 0.65 });
      mesh.pop();
    }
  },
};

export const tulip: Concept = {
  id: 'tulip',
  words: {
    en: 'tulip',
    de: 'tulpe',
    es: 'tulipán',
    fr: 'tulipe',
    zh: '郁金香',
    ja: 'チューリップ',
    ar: 'توليب',
    emoji: '🌷',
  },
  size: { width: 1.2, height: 2.6 },
  lives: ['garden', 'room'],
  stands: 'ground',
  moves: 'sways',
  plural: 7,
  flower: tulipKind,
  build(mesh, random, look) {
    buildFlower(mesh, random, tulipKind, { colour: look.colour, tilt: tulipKind.tilt, turn: 0 });
  },
};
