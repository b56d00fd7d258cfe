import { pick, tau } from '../../shapes/chance.ts';
import { between, buildFlower, leafBlade, petal, ring } from '../../shapes/petals.ts';
import type { FlowerKind } from '../../shapes/petals.ts';
import type { Concept } from '../concept.ts';

export const daffodilKind: FlowerKind = {
  height: 2,
  stemRadius: 0.03,
  tilt: 1.15,
  field: {
    height: 0.4,
    scale: 0.1,
    across: 0.12,
    form: 'disc',
    apart: 0.16,
    rows: 0.6,
    band: 0.5,
    colours: ['#f8dc3a'],
    middle: '#f0a81e',
    cover: 0.6,
  },
  head(mesh, random, c) {
    const [outer, inner] =
      c === undefined
        ? pick<readonly [string, string]>(random, [
            ['#f8dc3a', '#f0a81e'],
            ['#fbf8ee', '#f2b82a'],
          ])
        : ([c, '#f0a81e'] as const);
    const tone = between(inner, outer);
    for (const turn of [0, Math.PI / 3])
      ring(mesh, 3, turn, () =>
        petal(
          mesh,
          { L: 0.55, W: 0.2, open: 1.25, curl: 0.35, cup: 0.25, tip: 0.8, base: 0.05, round: 0.35 },
          (_u, v) => tone(0.55 + 0.45 * v),
          8,
          10,
        ),
      );
    mesh.sheet(
      (u, v) => {
        const a = u * tau;
        const r = 0.13 + 0.05 * v + (v > 0.75 ? (v - 0.75) * 0.5 : 0) * (1 + 0.3 * Math.sin(a * 14));
        return [Math.cos(a) * r, v * 0.42, Math.sin(a) * r];
      },
      56,
      10,
      (_u, v) => (v > 0.85 ? '#f8c030' : inner),
    );
    for (let i = 0; i < 6; i++)
      mesh.tube(
        [
          [0, 0.02, 0],
          [Math.cos(i) * 0.05, 0.3, Math.sin(i) * 0.05],
        ],
        [0.014],
        '#f4e07a',
      );
  },
  leaves(mesh, _random, h) {
    for (let i = 0; i < 5; i++) {
      mesh.push().rotY(i * 1.9);
      leafBlade(mesh, { L: h * 0.85, W: 0.06, open: 0.14, curl: 0.35 }, ['#3f7a3c', '#74a85a']);
      mesh.pop();
    }
  },
};

export const daffodil: Concept = {
  id: 'daffodil',
  words: {
    en: 'daffodil/narcissus',
    de: 'narzisse/narzissen/osterglocke',
    es: 'narciso',
    fr: 'jonquille/narcisse',
    zh: '水仙',
    ja: '水仙',
    ar: 'نرجس',
    emoji: '',
  },
  size: { width: 1.2, height: 2.6 },
  lives: ['garden', 'room'],
  stands: 'ground',
  moves: 'sways',
  plural: 7,
  flower: daffodilKind,
  build(mesh, random, look) {
    buildFlower(mesh, random, daffodilKind, { colour: look.colour, tilt: daffodilKind.tilt, turn: 0 });
  },
};
